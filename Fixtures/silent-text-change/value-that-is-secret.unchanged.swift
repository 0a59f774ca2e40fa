import UIKit

final class VaultViewController: UIViewController {
    @IBOutlet private var passwordStatusLabel: UILabel!
    @IBOutlet private var balanceLabel: UILabel!
    private var password = ""
    private var balance = ""

    @IBAction private func reveal(_ sender: UIButton) {
        passwordStatusLabel.text = password
        balanceLabel.text = balance
    }
}
