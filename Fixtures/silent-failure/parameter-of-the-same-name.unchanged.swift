import SwiftUI

struct ClaimView: View {
    @State private var error: Error?
    let problem: ClaimProblem?
    let claim: () async throws -> Void

    var body: some View {
        VStack {
            if let problem {
                notice(error: problem)
            }
            Button("Claim") {
                Task {
                    do {
                        try await claim()
                    } catch {
                        self.error = error
                    }
                }
            }
        }
        .presentsError($error)
    }

    private func notice(error: ClaimProblem) -> some View {
        Text(error.title)
    }
}

struct ClaimProblem {
    let title: String
}

extension View {
    func presentsError(_ error: Binding<Error?>) -> some View { self }
}
