import SwiftUI

struct NoteView: View {
    @State private var isAlertShown = false
    @State private var status = ""

    var body: some View {
        VStack {
            Text(status)
            Button("Save") { save() }
        }
        .alert("Not saved", isPresented: $isAlertShown) {}
    }

    private func save() {
        if Notes.save() {
            status = "The note is saved"
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: "The note is saved")
            }
        } else {
            isAlertShown = true
        }
    }
}

enum Notes {
    static func save() -> Bool { true }
}
