// fixture: --unsafe-fixes
import UIKit

final class TimerViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = L10n.eggTimer
    }

    func ring() {
        UIAccessibility.post(notification: .announcement, argument: "Eggs are done")
    }
}

enum L10n {
    static let eggTimer = "Egg timer"
}
