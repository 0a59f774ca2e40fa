import SwiftUI

struct AccountView: View {
    @State private var showSentDialog = false
    private let accounts = Accounts()

    var body: some View {
        VStack {
            Button("Forgot password") {
                Task { await remind() }
            }
        }
        .overlay {
            if showSentDialog {
                sentDialog
            }
        }
    }

    private var sentDialog: some View {
        VStack {
            Image(systemName: "envelope")
            Text("Mail sent")
            Text("Look into your inbox for the link.")
            Button("OK") { showSentDialog = false }
        }
    }

    private func remind() async {
        await accounts.remind()
        showSentDialog = true
    }
}

struct Accounts: Sendable {
    func remind() async {}
}
