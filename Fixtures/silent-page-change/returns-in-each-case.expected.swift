import UIKit

final class GuideView: UIView {
    private let pageControl = UIPageControl()

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        switch direction {
        case .left:
            turn(by: 1)
            UIAccessibility.post(
                notification: .pageScrolled,
                argument: "Page \(pageControl.currentPage + 1) of \(pageControl.numberOfPages)"
            )
            return true
        case .right:
            turn(by: -1)
            UIAccessibility.post(
                notification: .pageScrolled,
                argument: "Page \(pageControl.currentPage + 1) of \(pageControl.numberOfPages)"
            )
            return true
        default: return false
        }
    }

    private func turn(by step: Int) {
        pageControl.currentPage += step
    }
}
