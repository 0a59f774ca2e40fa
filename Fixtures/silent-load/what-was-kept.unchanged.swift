import SwiftUI

struct AccountsView: View {
    @State private var accounts: [String] = []
    @State private var isLoading = false
    let bank: Bank

    var body: some View {
        List(accounts, id: \.self) { Text($0) }
            .overlay { if isLoading { ProgressView() } }
            .task { await loadAccounts() }
    }

    private func loadAccounts() async {
        if let cachedAccounts = bank.kept {
            await MainActor.run {
                self.accounts = cachedAccounts
                self.isLoading = false
            }
            return
        }
    }
}

final class Bank {
    var kept: [String]?
}
