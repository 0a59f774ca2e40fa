import SwiftUI

struct AccountView: View {
    @State private var showsTips = false
    private let accounts = Accounts()

    var body: some View {
        VStack {
            Button("Forgot password") {
                Task { await remind() }
            }
        }
        .overlay {
            if showsTips {
                tips
            }
        }
    }

    private var tips: some View {
        VStack {
            Image(systemName: "envelope")
            Text("Tips")
            Text("Look into your inbox for the link.")
            Button("OK") { showsTips = false }
        }
    }

    private func remind() async {
        await accounts.remind()
        showsTips = true
    }
}

struct Accounts: Sendable {
    func remind() async {}
}
