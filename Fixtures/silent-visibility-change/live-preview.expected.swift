import UIKit

final class FinderViewController: UIViewController {
    @IBOutlet private var livePreviewContainerView: UIView!
    @IBOutlet private var shutterButton: UIButton!

    @IBAction func shutterTapped(_ sender: Any) {
        showLivePreview()
    }

    private func showLivePreview() {
        livePreviewContainerView.alpha = 1
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
}
