import UIKit

final class DonationViewController: UIViewController {
    @IBOutlet private var errorLabel: UILabel!
    @IBOutlet private var amountField: UITextField!

    @IBAction func donate(_ sender: UIButton) {
        guard let amount = Int(amountField.text ?? ""), amount > 0 else {
            errorLabel.text = NSLocalizedString("DONATION_NO_AMOUNT", comment: "No amount entered")
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(
                    notification: .announcement,
                    argument: NSLocalizedString("DONATION_NO_AMOUNT", comment: "No amount entered")
                )
            }
            return
        }
        let receipt = ReceiptViewController(amount: amount)
        navigationController?.pushViewController(receipt, animated: true)
    }
}

final class ReceiptViewController: UIViewController {
    init(amount: Int) { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
}
