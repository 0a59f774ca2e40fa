import UIKit

final class GalleryViewController: UIViewController {
    @IBOutlet private var captionPanel: UIView!

    @IBAction private func showCaption(_ sender: UIButton) {
        captionPanel.alpha = 0
        UIView.animate(withDuration: 0.3, animations: {
            self.captionPanel.alpha = 1
        }) { _ in
            self.captionPanel.isUserInteractionEnabled = true
        }
    }
}
