import UIKit

final class ShareViewController: UIViewController {
    @IBOutlet private var doneLabel: UILabel!

    func showDone() {
        doneLabel.isHidden = false
        if let message = doneLabel.text {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: message)
            }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
            self.doneLabel.isHidden = true
        }
    }
}
