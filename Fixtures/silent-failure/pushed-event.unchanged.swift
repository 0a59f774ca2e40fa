import UIKit

final class ConnectionViewController: UIViewController {
    @IBOutlet private var errorLabel: UILabel!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(connectionLost), name: .connectionLost, object: nil)
    }

    @objc private func connectionLost() {
        errorLabel.text = "The connection was lost."
        errorLabel.isHidden = false
    }
}

extension Notification.Name {
    static let connectionLost = Notification.Name("connectionLost")
}
