import UIKit

final class DoorViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    @IBOutlet private var keypad: UIView!
    private var isHome = true

    @IBAction private func knock(_ sender: UIButton) { if isHome { statusLabel.text = "Come in" } else { statusLabel.text = "Nobody is in" } }
}

final class GateViewController: UIViewController { @IBOutlet private var keypad: UIView!; func showKeypad() { keypad.isHidden = false }; func hideKeypad() { keypad.isHidden = true } }
