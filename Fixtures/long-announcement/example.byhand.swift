import UIKit

final class ConsentViewController: UIViewController {
    func store() {
        UIAccessibility.post(
            notification: .announcement,
            argument: "Your consent was stored"
        )
    }
}
