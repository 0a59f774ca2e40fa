import UIKit

final class GuideView: UIView {
    private var currentPage = 0
    private let pages: [UIView] = []

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        guard direction == .left, currentPage + 1 < pages.count else { return false }
        currentPage += 1
        setNeedsLayout()
        UIAccessibility.post(
            notification: .pageScrolled,
            argument: String(
                localized: "Page \(currentPage + 1) of \(pages.count)",
                comment: "VoiceOver announcement, with the page and the number of pages"
            )
        )
        return true
    }
}

enum Texts {
    static let next = String(localized: "Next")
}
