// fixture: --unsafe-fixes
import UIKit

final class TimerViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Egg timer"
    }

    func ring() {
        UIAccessibility.post(notification: .announcement, argument: "Eggs are done")
    }
}
