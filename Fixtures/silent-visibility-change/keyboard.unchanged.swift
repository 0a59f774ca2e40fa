import UIKit

final class ComposeViewController: UIViewController {
    @IBOutlet private var attachmentsView: UIView!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(keyboardWillShow),
            name: UIResponder.keyboardWillShowNotification, object: nil)
    }

    @objc private func keyboardWillShow() {
        attachmentsView.isHidden = true
    }
}
