import UIKit

final class ShareViewController: UIViewController {
    @IBOutlet private var doneLabel: UILabel!

    func showDone() {
        doneLabel.isHidden = false
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
            self.doneLabel.isHidden = true
        }
    }
}
