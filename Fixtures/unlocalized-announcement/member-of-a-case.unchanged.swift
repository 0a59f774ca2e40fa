// fixture: --unsafe-fixes
import UIKit

enum Caption {
    case localized(String)
    case none
}

final class EggTimerViewController: UIViewController {
    var heading = Caption.none
    var hint = Caption.none

    override func viewDidLoad() {
        super.viewDidLoad()
        heading = .localized("Egg timer")
        hint = .localized("Turn the dial to the minutes that you like your eggs")
    }

    func ring() {
        UIAccessibility.post(notification: .announcement, argument: "Eggs are done")
    }
}
