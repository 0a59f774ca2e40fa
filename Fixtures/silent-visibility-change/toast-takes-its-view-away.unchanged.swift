import UIKit

final class ToastPresenter: UIViewController {
    private let bubble = UIView()

    func hideBubble() {
        UIView.animate(withDuration: 0.2, animations: {
            self.bubble.alpha = 0
        }) { _ in
            self.view.removeFromSuperview()
        }
    }
}
