import UIKit

final class SignUpController: UIViewController {
    private let errorLabel = UILabel()

    @IBAction private func signUp(_ sender: UIButton) {
        Task {
            for answer in await Relay.answers() {
                showProblem(answer.problem)
            }
        }
    }

    private func showProblem(_ problem: String) {
        errorLabel.text = problem
        errorLabel.isHidden = false
    }
}

struct Answer: Sendable {
    let problem: String
}

enum Relay {
    static func answers() async -> [Answer] {
        []
    }
}
