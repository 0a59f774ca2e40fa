// fixture: --unsafe-fixes --ios 17.0
import UIKit

final class TransferViewController: UIViewController {
    @IBOutlet private var errorLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(connectionIsLost), name: .connectionIsLost, object: nil)
    }

    @objc private func connectionIsLost() {
        errorLabel.text = "No connection"
        UIAccessibility.post(notification: .announcement, argument: "No connection")
    }
}

extension Notification.Name {
    static let connectionIsLost = Notification.Name("connectionIsLost")
}
