import UIKit

final class GuideView: UIView {
    private var currentPage = 0
    private let pages: [UIView] = []

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard direction == .left, currentPage + 1 < pages.count else { return false }
        currentPage += 1
        setNeedsLayout()
        return true
    }
}

enum Texts {
    static let next = String(localized: "Next")
}
