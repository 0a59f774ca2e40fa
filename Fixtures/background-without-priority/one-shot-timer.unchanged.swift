// fixture: --ios 17.0 --unsafe-fixes
import UIKit

final class NotesViewController: UIViewController {
    func remind() {
        Timer.scheduledTimer(
            timeInterval: 5, target: self, selector: #selector(say), userInfo: nil, repeats: false)
    }

    @objc private func say() {
        UIAccessibility.post(notification: .announcement, argument: "Notes synced")
    }
}
