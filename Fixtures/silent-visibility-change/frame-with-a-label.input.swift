import UIKit

final class SignViewController: UIViewController {
    private let canvas = UIView()

    @IBAction private func addSignTapped(_ sender: UIButton) {
        showSign(UIImage(named: "star"))
    }

    private func showSign(_ picture: UIImage?) {
        let signView = UIView()
        signView.frame = CGRect(x: 40, y: 40, width: 80, height: 80)
        let pictureView = UIImageView(image: picture)
        pictureView.frame = signView.bounds
        signView.addSubview(pictureView)
        signView.isAccessibilityElement = true
        signView.accessibilityLabel = NSLocalizedString("Sign", comment: "")
        canvas.addSubview(signView)
    }
}
