import SwiftUI

struct Guest: Identifiable {
    let id: Int
    let name: String
}

struct InviteView: View {
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
            Button("Send") {
                Task { await send() }
            }
            .disabled(!isComplete)
        }
    }

    private func send() async {
        guard let guest else {
            problem = "Choose a guest first"
            return
        }
        let words = note.trimmingCharacters(in: .whitespacesAndNewlines)
        let address = guest.name.lowercased()
        if words.isEmpty {
            problem = "Write a note first"
            return
        }
        await Invitations.send(words + address, to: guest)
    }
}

enum Invitations {
    static func send(_ note: String, to guest: Guest) async {}
}
