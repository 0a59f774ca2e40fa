import UIKit

final class GameViewController: UIViewController {
    func report(_ message: String) {
        UIAccessibility.post(notification: .announcement, argument: message)
    }

    func scored(_ points: Int) {
        let text = "Points: \(points)"
        UIAccessibility.post(
            notification: .announcement,
            argument: text  // spoken at once
        )
    }
}
