import UIKit

final class PhotoViewController: UIViewController {
    #if DEBUG
    @IBAction private func debugTapped(_ sender: UIButton) {
        showToast(message: "Cache emptied")
    }

    func showToast(message: String) {
        let toast = UILabel(frame: CGRect(x: 20, y: 60, width: 280, height: 44))
        toast.text = message
        view.addSubview(toast)
    }
    #endif
}
