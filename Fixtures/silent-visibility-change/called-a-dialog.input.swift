import UIKit

final class MeetingViewController: UIViewController {
    @IBOutlet private var placePanel: UIView!

    @IBAction private func placeTapped() {
        showPlaceDialog()
    }

    private func showPlaceDialog() {
        placePanel.isHidden = false
    }

    @IBAction private func morePlacesTapped() {
        showPlacePanel()
    }

    private func showPlacePanel() {
        placePanel.isHidden = false
    }
}
