import UIKit

final class RemindersViewController: UIViewController {
    @IBOutlet private var emptyLabel: UILabel!

    @IBAction private func dueTapped(_ sender: UIButton) {
        emptyLabel.text = "Nothing is due"
    }
}
