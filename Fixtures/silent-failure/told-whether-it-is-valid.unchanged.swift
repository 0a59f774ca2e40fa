import UIKit

final class CountFieldView: UIView {
    private let errorLabel = UILabel()
    private let nameLabel = UILabel()

    private func errorText() -> String { "Between 1 and 5" }

    func setValid(_ valid: Bool) {
        errorLabel.text = errorText()
        nameLabel.textColor = valid ? .label : .systemRed
    }
}
