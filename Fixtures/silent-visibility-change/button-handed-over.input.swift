// fixture: --unsafe-fixes
import UIKit

@MainActor
struct ToolAppearance {
    var offers: Set<String>

    func apply(to button: UIButton, in bar: UIView) {
        button.isHidden = offers.contains("share")
        bar.setNeedsLayout()
    }

    func arrange(_ panel: UIView, isHidden: Bool) {
        panel.isHidden = isHidden
        panel.setNeedsLayout()
    }
}
