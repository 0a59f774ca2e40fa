import UIKit

final class CounterController: UIViewController {
    func counted(_ visitors: Int) {
        let tell = {
            UIAccessibility.post(notification: .announcement, argument: "One more visitor")
        }
        tell()
    }
}
