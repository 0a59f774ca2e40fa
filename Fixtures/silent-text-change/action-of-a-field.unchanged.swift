import UIKit

final class NameViewController: UIViewController {
    @IBOutlet private var hintLabel: UILabel!

    @IBAction private func nameEdited(_ sender: UITextField) {
        let name = sender.text ?? ""
        guard name.count > 2 else {
            hintLabel.text = "At least 3 characters"
            return
        }
    }
}
