// fixture: --unsafe-fixes
import UIKit

final class DownloadViewController: UIViewController {
    func finish(_ name: String?) {
        UIAccessibility.post(notification: .announcement, argument: name ?? "Download finished")
    }
}
