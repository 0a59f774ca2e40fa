import UIKit

final class SignUpController: UIViewController {
    private let errorLabel = UILabel()

    @IBAction private func signUp(_ sender: UIButton) {
        Task {
            for await answer in Relay.answers() {
                showProblem(answer.problem)
            }
        }
    }

    private func showProblem(_ problem: String) {
        errorLabel.text = problem
        errorLabel.isHidden = false
        UIAccessibility.post(notification: .announcement, argument: problem)
    }
}

struct Answer: Sendable {
    let problem: String
}

enum Relay {
    static func answers() -> AsyncStream<Answer> {
        AsyncStream { $0.finish() }
    }
}
