import SwiftUI

struct MailboxView: View {
    let allMessages: [Message]
    @State private var messages: [Message] = []

    var body: some View {
        VStack {
            Button("Unread only") {
                messages = allMessages.filter { !$0.isRead }
                let announcement = "Messages shown: \(messages.count)"
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    UIAccessibility.post(notification: .announcement, argument: announcement)
                }
            }
            List(messages) { message in
                Text(message.subject)
            }
        }
    }
}

struct Message: Identifiable {
    let id: Int
    let subject: String
    let isRead: Bool
}
