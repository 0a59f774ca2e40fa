// fixture: --unsafe-fixes
import UIKit

final class ChatViewController: UIViewController {
    @IBOutlet private var messages: UITableView!
    @IBOutlet private var callOverlay: UIView!

    func watchCalls() {
        NotificationCenter.default.addObserver(
            forName: Notification.Name("call"), object: nil, queue: .main
        ) { [weak self] _ in
            guard let self else { return }
            self.callOverlay.isHidden = false
            self.messages.accessibilityElementsHidden = true
        }
    }
}
