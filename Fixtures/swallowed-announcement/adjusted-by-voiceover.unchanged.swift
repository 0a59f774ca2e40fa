// fixture: --unsafe-fixes
import UIKit

final class StarsControl: UIControl {
    private var stars = 3

    override func accessibilityIncrement() {
        stars += 1
        UIAccessibility.post(notification: .announcement, argument: "Stars: \(stars)")
    }
}
