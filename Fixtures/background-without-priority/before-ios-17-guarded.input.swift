// fixture: --ios 16.0 --unsafe-fixes --set priority.availability=guarded
import UIKit

final class TidesViewController: UIViewController {
    func watchTide() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(tideDidTurn), name: Notification.Name("tide"), object: nil)
    }

    @objc private func tideDidTurn(_ notification: Notification) {
        UIAccessibility.post(notification: .announcement, argument: "The tide has turned")
    }
}
