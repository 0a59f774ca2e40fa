// fixture: --unsafe-fixes
import UIKit

final class DownloadViewController: UIViewController {
    func finish(_ text: String?) {
        UIAccessibility.post(notification: .announcement, argument: text)
    }
}
