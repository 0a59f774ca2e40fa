import UIKit

final class LanternViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    private var isLit = false {
        didSet {
            statusLabel.text = isLit ? "The lantern is lit" : "The lantern is out"
        }
    }

    @IBAction private func toggle(_ sender: UIButton) {
        isLit.toggle()
    }
}
