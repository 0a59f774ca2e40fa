// fixture: --unsafe-fixes
import UIKit

final class DownloadViewController: UIViewController {
    func finish() {
        UIAccessibility.post(notification: .announcement, argument: NSAttributedString(string: ""))
    }
}
