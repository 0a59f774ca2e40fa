import UIKit

class ErrorController: UIViewController {
    @IBOutlet weak var errorLabel: UILabel!

    func showError(message: String) {
        errorLabel.text = message
        errorLabel.hidden = false
        dispatch_async(dispatch_get_main_queue()) {
            self.view.setNeedsLayout()
        }
    }

    @IBAction func retryTapped(sender: AnyObject) {
        errorLabel.text = "Try again later"
    }
}
