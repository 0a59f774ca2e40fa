import UIKit

final class StickerViewController: UIViewController {
    private let canvas = UIView()

    @IBAction private func addStickerTapped(_ sender: UIButton) {
        showSticker(UIImage(named: "star"))
    }

    private func showSticker(_ picture: UIImage?) {
        let stickerView = UIView()
        stickerView.frame = CGRect(x: 40, y: 40, width: 80, height: 80)
        let pictureView = UIImageView(image: picture)
        pictureView.frame = stickerView.bounds
        stickerView.addSubview(pictureView)
        canvas.addSubview(stickerView)
    }
}
