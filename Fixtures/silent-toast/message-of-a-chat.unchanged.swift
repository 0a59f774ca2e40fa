// fixture: --ios 15.0 --unsafe-fixes
import UIKit

final class TalkViewController: UIViewController {
    @IBAction private func nextTapped(_ sender: UIButton) {
        showMessage("Good evening", type: .sent)
    }
}

enum MessageType { case sent, received }

extension UIViewController {
    func showMessage(_ text: String, type: MessageType) {}
}
