import UIKit

final class BadgeView: UIView {
    private let detailsView = UIView()

    @IBAction private func hideDetails(_ sender: UIButton) {
        detailsView.isHidden = true
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
}
