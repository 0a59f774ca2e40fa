import UIKit

final class SignUpViewController: UIViewController {
    @IBOutlet private var titleView: UILabel!
    @IBOutlet private var infoLabel: UILabel!
    @IBOutlet private var spinner: UIActivityIndicatorView!
    private let confirmation = (title: "Thank you", note: "Look into your mail")
    private var showsNote = true

    func finishSignUp(_ finish: (@escaping () -> Void) -> Void) {
        spinner.startAnimating()
        finish {
            self.spinner.stopAnimating()
            self.titleView.text = self.confirmation.title
            if self.showsNote {
                self.infoLabel.text = self.confirmation.note
            }
        }
    }
}
