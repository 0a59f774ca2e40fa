// fixture: --ios 17.0
import SwiftUI

struct BadgeView: View {
    @State private var isRenaming = false
    @State private var name = ""
    @State private var successMessage: String?

    var body: some View {
        Form {
            if let successMessage {
                Text(successMessage)
            }
            Button("Rename") { isRenaming = true }
        }
        .alert("New name", isPresented: $isRenaming) {
            TextField("Name", text: $name)
            Button("Save") { Task { await save() } }
        }
    }

    private func save() async {
        do {
            try await Badges.rename(name)
            await MainActor.run {
                successMessage = "The badge has its new name."
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    AccessibilityNotification.Announcement("The badge has its new name.").post()
                }
                isRenaming = false
            }
        } catch {
            print(error)
        }
    }
}

enum Badges {
    static func rename(_ name: String) async throws {}
}
