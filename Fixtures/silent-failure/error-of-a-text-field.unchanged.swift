import UIKit

final class AnswerTextField: UIView {
    private let errorLabel = UILabel()

    func showError() {
        errorLabel.isHidden = false
    }
}
