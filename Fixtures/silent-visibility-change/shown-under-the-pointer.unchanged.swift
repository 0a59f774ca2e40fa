import UIKit

final class SmallPlayerView: UIView {
    private let coverOverlay = UIView()
    private let cover = UIImageView()

    func configure() {
        cover.addGestureRecognizer(
            UIHoverGestureRecognizer(target: self, action: #selector(coverHovered(_:))))
    }

    @objc func coverHovered(_ sender: UIHoverGestureRecognizer) {
        switch sender.state {
        case .began:
            coverOverlay.isHidden = false
        case .cancelled, .ended, .failed:
            coverOverlay.isHidden = true
        default:
            break
        }
    }
}
