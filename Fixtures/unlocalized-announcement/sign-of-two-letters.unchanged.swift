// fixture: --unsafe-fixes
import UIKit

final class LevelViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Levels", comment: "Title of the screen")
    }

    func reached() {
        UIAccessibility.post(notification: .announcement, argument: "XP")
    }
}
