import UIKit

final class AlbumView: UIView {
    private var currentPage = 0
    private let pages: [UIView] = []

    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        flashArrows()
        return true
    }

    private func flashArrows() {
        setNeedsLayout()
    }

    func open(at page: Int) {
        currentPage = page
    }
}
