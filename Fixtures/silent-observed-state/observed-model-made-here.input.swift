import SwiftUI

@MainActor
class PageModel: ObservableObject {
    @Published var errorMessage: String?
    @Published var isSending = false
}

extension SignInPage {
    final class ViewModel: PageModel {
        @Published var phone = ""
        private let accounts = Accounts()

        func sendPhone() async {
            isSending = true
            defer { isSending = false }
            switch await accounts.send(phone) {
            case .success:
                phone = ""
            case .failure(let error):
                errorMessage = error.localizedDescription
            }
        }
    }
}

struct SignInPage: View {
    @ObservedObject private var viewModel = ViewModel()

    var body: some View {
        VStack {
            TextField("Phone", text: $viewModel.phone)
            errorMessage
            Button("Send code") {
                Task { await viewModel.sendPhone() }
            }
        }
    }

    private var errorMessage: some View {
        Text(viewModel.errorMessage ?? "")
            .foregroundStyle(.red)
    }
}

struct Accounts {
    func send(_ phone: String) async -> Result<Void, any Error> { .success(()) }
}
