// fixture: --unsafe-fixes
import UIKit

final class GuideView: UIView {
    private var currentPage = 0

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard direction == .left, currentPage < 4 else { return false }
        currentPage += 1
        setNeedsLayout()
        return true
    }
}
