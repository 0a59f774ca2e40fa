import UIKit

final class PhotoViewController: UIViewController {
    var presenter: AnyObject?

    @IBAction private func saveTapped(_ sender: UIButton) {
        (presenter as? ToastPresenting)?.showToast("Photo saved")
    }
}

protocol ToastPresenting {
    func showToast(_ message: String)
}
