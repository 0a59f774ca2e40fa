import UIKit

final class AlbumView: UIView {
    private var currentPage = 0
    private let pages: [UIView] = []

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        turn()
        UIAccessibility.post(
            notification: .pageScrolled,
            argument: "Page \(currentPage + 1) of \(pages.count)"
        )
        return true
    }

    private func turn() {
        currentPage += 1
    }
}
