import SwiftUI

struct Guest: Identifiable {
    let id: Int
    let name: String
}

struct InviteForm: View {
    @State private var guest: Guest?
    @State private var note = ""
    @State private var problem: String?
    let guests: [Guest]

    private var isComplete: Bool {
        guest != nil && !note.trimmingCharacters(in: .whitespaces).isEmpty
    }

    var body: some View {
        VStack {
            if let problem {
                Text(problem)
            }
            TextField("Note", text: $note)
            Button("Send now", action: { Task { await send() } })
            Button("Send") {
                Task { await send() }
            }
            .disabled(!isComplete)
        }
    }

    private func send() async {
        guard let guest else {
            problem = "Choose a guest first"
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: "Choose a guest first")
            }
            return
        }
        let words = note.trimmingCharacters(in: .whitespacesAndNewlines)
        if words.isEmpty {
            problem = "Write a note first"
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: "Write a note first")
            }
            return
        }
        await Invitations.send(words, to: guest)
    }
}

enum Invitations {
    static func send(_ note: String, to guest: Guest) async {}
}
