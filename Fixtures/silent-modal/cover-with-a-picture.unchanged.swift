import UIKit

final class VaultViewController: UIViewController {
    private var coverView: UIView?

    @IBAction func lockTapped(_ sender: Any) {
        showCover()
    }

    private func showCover() {
        let overlay = UIView(frame: view.bounds)
        overlay.backgroundColor = .white

        let lockImage = UIImageView(image: UIImage(named: "lock"))
        overlay.addSubview(lockImage)

        view.addSubview(overlay)
        coverView = overlay
    }
}
