import UIKit

final class TideViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    private var observer: NSObjectProtocol?

    func watch() {
        observer = NotificationCenter.default.addObserver(
            forName: Notification.Name("tideDidTurn"), object: nil, queue: .main
        ) { _ in
            self.statusLabel.text = "The tide has turned"
        }
    }
}
