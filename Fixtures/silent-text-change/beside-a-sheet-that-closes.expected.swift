import SwiftUI

struct OrderView: View {
    @State private var issueMessage = ""
    @State private var isSending = false
    @State private var showsIssueSheet = false

    var body: some View {
        VStack {
            Text(issueMessage)
            if isSending { ProgressView() }
            Button("Report") { showsIssueSheet = true }
        }
        .sheet(isPresented: $showsIssueSheet) {
            Button("Send") { send() }
        }
    }

    private func send() {
        isSending = true
        Task {
            do {
                try await Desk.report()
                issueMessage = "Your report was sent."
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    UIAccessibility.post(
                        notification: .announcement,
                        argument: "Your report was sent."
                    )
                }
                showsIssueSheet = false
                isSending = false
            } catch {
                issueMessage = error.localizedDescription
                UIAccessibility.post(
                    notification: .announcement,
                    argument: "Error: \(error.localizedDescription)"
                )
                isSending = false
            }
        }
    }
}

enum Desk {
    static func report() async throws {}
}
