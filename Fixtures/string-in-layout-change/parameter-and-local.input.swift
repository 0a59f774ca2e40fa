import UIKit

final class GameViewController: UIViewController {
    func report(_ message: String) {
        UIAccessibility.post(notification: .layoutChanged, argument: message)
    }

    func scored(_ points: Int) {
        let text = "Points: \(points)"
        UIAccessibility.post(
            notification: .layoutChanged,
            argument: text  // spoken at once
        )
    }
}
