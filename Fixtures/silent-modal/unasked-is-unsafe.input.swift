// fixture: --unsafe-fixes
import UIKit

final class ChatViewController: UIViewController {
    @IBOutlet private var messages: UITableView!
    @IBOutlet private var callOverlay: UIView!

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(callCameIn), name: Notification.Name("call"), object: nil)
    }

    @objc private func callCameIn() {
        callOverlay.isHidden = false
        messages.accessibilityElementsHidden = true
    }
}
