// fixture: --ios 17.0
import UIKit

final class ToastPresenter {
    private let host: UIView

    init(host: UIView) {
        self.host = host
    }

    func showToast(error: String) {
        let toastView = UIView()
        let toastLabel = UILabel()
        toastLabel.text = error
        toastView.addSubview(toastLabel)
        host.addSubview(toastView)
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
            toastView.removeFromSuperview()
        }
    }
}
