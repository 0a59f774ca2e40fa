// fixture: --ios 17.0
import SwiftUI

struct ComposerView: View {
    @State private var draft = ""
    @State private var isPosting = false
    @State private var postError: String?

    var body: some View {
        VStack {
            if let postError {
                Text(postError)
            }
            TextField("Text", text: $draft)
            Button("Post") { Task { await submit() } }
                .disabled(isPosting)
        }
    }

    private func submit() async {
        isPosting = true
        do {
            try await Diary.send(draft)
            draft = ""
            AccessibilityNotification.Announcement("Entry posted").post()
        } catch {
            postError = error.localizedDescription
            AccessibilityNotification.Announcement(
                AttributedString(
                    "Error: \(error.localizedDescription)",
                    attributes: AttributeContainer().accessibilitySpeechAnnouncementPriority(.high)
                )
            ).post()
        }
        isPosting = false
    }
}

enum Diary {
    static func send(_ text: String) async throws {}
}
