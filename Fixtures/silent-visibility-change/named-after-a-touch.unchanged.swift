import UIKit

final class VaultViewController: UIViewController {
    @IBOutlet private var passcodeView: UIView!

    @IBAction private func touchId(_ sender: UIButton) {
        passcodeView.isHidden = false
    }
}
