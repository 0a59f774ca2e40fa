import SwiftUI

struct ShareSettings: View {
    @State private var errorMessage: String?
    @State private var isSaving = false
    let account: Account?

    var body: some View {
        VStack {
            if let errorMessage {
                Text(errorMessage)
            }
            Button("Share") {
                Task { await share() }
            }
        }
    }

    private func share() async {
        isSaving = true
        if let account {
            await account.share()
            isSaving = false
        } else {
            isSaving = false
            errorMessage = "Sign in first"
        }
    }
}

struct Account {
    func share() async {}
}
