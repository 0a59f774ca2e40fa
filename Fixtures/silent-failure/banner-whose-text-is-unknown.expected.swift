import UIKit

final class DepositViewController: UIViewController {
    @IBOutlet private var amountField: UITextField!
    @IBOutlet private var errorView: UIView!
    @IBOutlet private var errorReasonLabel: UILabel!

    @IBAction private func depositTapped(_ sender: UIButton) {
        guard DepositRules.allow(amountField.text) else {
            errorReasonLabel.text = DepositRules.last.map { $0.reason }
            errorView.isHidden = false
            UIAccessibility.post(notification: .layoutChanged, argument: errorView)
            return
        }
        DepositRules.deposit()
    }
}

struct Refusal {
    var reason = ""
}

enum DepositRules {
    static let last: Refusal? = nil
    static func allow(_ amount: String?) -> Bool { false }
    static func deposit() {}
}
