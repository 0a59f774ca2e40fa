import UIKit

final class PhotoEditorViewController: UIViewController {
    private let toolsView = UIView()

    func showTools() {
        toolsView.alpha = 0
        view.addSubview(toolsView)
        UIView.animate(
            withDuration: 0.3,
            animations: { self.toolsView.alpha = 1 },
            completion: { _ in
                self.view.setNeedsLayout()
            })
    }

    func hideTools() {
        UIView.animate(withDuration: 0.3) {
            self.toolsView.alpha = 0
        } completion: { _ in
            self.toolsView.removeFromSuperview()
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
        }
    }
}
