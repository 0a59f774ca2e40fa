import UIKit

final class FareViewController: UIViewController {
    @IBOutlet private var resultLabel: UILabel!
    private var isChild = false

    @IBAction private func calculate(_ sender: UIButton) {
        resultLabel.text =
            if isChild {
                "Half fare"
            } else {
                "Full fare"
            }
    }
}
