// fixture: --unsafe-fixes
import UIKit

final class TimerViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Egg timer", comment: "Title of the screen")
    }

    func ring(_ text: String) {
        UIAccessibility.post(notification: .announcement, argument: text)
    }
}
