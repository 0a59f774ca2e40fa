import SwiftUI

struct ReservationView: View {
    let title: String
    @State private var note: String?
    @State private var errorMessage: String?
    @State private var pickupDay = Date()
    @State private var isConfirmingCancel = false

    var body: some View {
        Form {
            DatePicker("Pick up", selection: $pickupDay, displayedComponents: .date)
            Button("Reserve") {
                guard pickupDay > .now else {
                    errorMessage = "Choose a day to come."
                    return
                }
                Task {
                    do {
                        try await LibraryService.shared.reserve(title)
                        errorMessage = nil
                        note = "Reserved for you"
                    } catch {
                        errorMessage = "The book could not be reserved."
                    }
                }
            }
            Button("Cancel reservation", role: .destructive) {
                isConfirmingCancel = true
            }
            if let note { Text(note) }
            if let errorMessage { Text(errorMessage).foregroundColor(.red) }
        }
        .confirmationDialog("Cancel the reservation?", isPresented: $isConfirmingCancel) {
            Button("Cancel it", role: .destructive) {}
        }
    }
}
