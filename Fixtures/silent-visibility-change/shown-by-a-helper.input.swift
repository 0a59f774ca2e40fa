import UIKit

extension UIView {
    func fadeIn(duration: TimeInterval = 0.3) {
        alpha = 0
        isHidden = false
        UIView.animate(withDuration: duration) {
            self.alpha = 1
        }
    }
}

final class PlayerViewController: UIViewController {
    @IBOutlet private var lyricsPanel: UIView!

    @IBAction private func lyricsTapped(_ sender: UIButton) {
        lyricsPanel.fadeIn()
    }
}
