// fixture: --unsafe-fixes
import UIKit

final class TimerViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Egg timer", comment: "Title of the screen")
    }

    func ring() {
        UIAccessibility.post(
            notification: .announcement,
            argument: NSLocalizedString("Eggs are done", comment: "Spoken at the end"))
    }
}
