import SwiftUI

struct SignInSheet: View {
    @State private var email = ""
    @State private var problem: String?

    var body: some View {
        VStack {
            TextField("Email", text: $email)
            if let problem {
                VStack(alignment: .leading) {
                    Text("Could not sign you in.")
                    Text(problem)
                }
            }
            Button("Sign In") { signIn() }
        }
    }

    func signIn() {
        Session.shared.signIn(email) { result in
            DispatchQueue.main.async {
                switch result {
                case .success: break
                case .failure(let error):
                    problem = "Could not sign you in with this password"
                    UIAccessibility.post(
                        notification: .announcement,
                        argument: "Could not sign you in with this password"
                    )
                }
            }
        }
    }
}

@MainActor
final class Session {
    static let shared = Session()

    func signIn(
        _ email: String, completion: @escaping @Sendable (Result<Void, any Error>) -> Void
    ) {
        completion(.success(()))
    }
}
