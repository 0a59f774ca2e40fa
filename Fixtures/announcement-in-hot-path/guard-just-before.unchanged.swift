import UIKit

final class StationsViewController: UIViewController, UIScrollViewDelegate {
    private var isAtEnd = false

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard isAtEnd else { return }
        UIAccessibility.post(notification: .announcement, argument: "The end of the list")
    }
}
