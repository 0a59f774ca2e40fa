import UIKit

final class GuideView: UIView {
    private let pageControl = UIPageControl()

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        switch direction {
        case .left: turn(by: 1)
        case .right: turn(by: -1)
        default: return false
        }
        return true
    }

    private func turn(by step: Int) {
        pageControl.currentPage += step
    }
}
