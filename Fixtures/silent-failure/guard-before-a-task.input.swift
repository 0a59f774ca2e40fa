import SwiftUI

struct ReportView: View {
    @State private var text = ""
    @State private var problem: String?

    var body: some View {
        VStack {
            TextField("Report", text: $text)
            if let problem {
                Text(problem).foregroundColor(.red)
            }
            Button("Send", action: advance)
        }
    }

    private func advance() {
        problem = nil
        guard text.count > 9 else {
            problem = "Please write a few words."
            return
        }
        Task { await send() }
    }

    private func send() async {
        do {
            try await Server.send(text)
        } catch {
            problem = "Sending failed: \(error.localizedDescription)"
        }
    }
}

enum Server {
    static func send(_ text: String) async throws {}
}
