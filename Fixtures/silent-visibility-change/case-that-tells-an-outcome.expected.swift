import SwiftUI

struct InviteView: View {
    enum Phase {
        case writing
        case sent
        case failed
    }

    @State private var phase = Phase.writing

    var body: some View {
        VStack {
            switch phase {
            case .writing: Text("Whom do you want to invite?")
            case .sent: Text("The invitation is sent")
            case .failed: Text("The invitation could not be sent")
            }
            Button("Send") { Task { await send() } }
        }
    }

    private func send() async {
        do {
            try await Invitations.send()
            phase = .sent
            UIAccessibility.post(notification: .announcement, argument: "The invitation is sent")
        } catch {
            phase = .failed
            UIAccessibility.post(
                notification: .announcement,
                argument: "The invitation could not be sent"
            )
        }
    }
}

enum Invitations {
    static func send() async throws {}
}
