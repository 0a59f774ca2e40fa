import SVProgressHUD
import Toast_Swift
import UIKit

final class PhotoViewController: UIViewController {
    @IBAction private func saveTapped(_ sender: UIButton) {
        view.makeToast("Photo saved")
    }

    @IBAction private func shareTapped(_ sender: UIButton) {
        SVProgressHUD.showSuccess(withStatus: "Photo shared")
    }
}
