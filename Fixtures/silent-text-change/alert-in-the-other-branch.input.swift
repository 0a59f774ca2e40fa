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
        } else {
            isAlertShown = true
        }
    }
}

enum Notes {
    static func save() -> Bool { true }
}
