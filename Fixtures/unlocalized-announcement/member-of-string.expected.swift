// fixture: --unsafe-fixes
import UIKit

extension String {
    static func localized(_ key: String) -> String { NSLocalizedString(key, comment: "") }
}

final class EggTimerViewController: UIViewController {
    let titleLabel = UILabel()
    let hintLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        titleLabel.text = .localized("Egg timer")
        hintLabel.text = .localized("Turn the dial to the minutes that you like your eggs")
    }

    func ring() {
        UIAccessibility.post(
            notification: .announcement,
            argument: String.localized("Eggs are done")
        )
    }
}
