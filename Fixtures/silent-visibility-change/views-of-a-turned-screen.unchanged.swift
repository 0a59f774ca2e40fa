import UIKit

final class DialViewController: UIViewController {
    private var wideController: UIViewController?
    private var coverView: UIView?

    override func willTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        if size.width < size.height {
            hideWide(with: coordinator)
        }
    }

    func hideWide(with coordinator: UIViewControllerTransitionCoordinator) {
        if let controller = wideController {
            coordinator.animate(
                alongsideTransition: { _ in
                    controller.view.alpha = 0
                },
                completion: { _ in
                    controller.view.removeFromSuperview()
                    self.wideController = nil
                })
        }
        if let coverView = self.coverView {
            coverView.isUserInteractionEnabled = true
        }
    }
}
