// fixture: --unsafe-fixes
import UIKit

final class CheckoutViewController: UIViewController {
    @IBOutlet private var errorLabel: UILabel!
    private let speaker = Speaker()

    func showError(_ message: String) {
        errorLabel.text = message
        errorLabel.isHidden = false
        speaker.announce(message)
    }
}

final class Speaker {
    func announce(_ text: String) {}
}
