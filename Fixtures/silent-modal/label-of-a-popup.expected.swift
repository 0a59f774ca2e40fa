import UIKit

final class PlacesController: UIViewController {
    private let view_popup = UIView()
    private let lbl_popupHint = UILabel()

    @IBAction private func showPopup(_ sender: UIButton) {
        lbl_popupHint.isHidden = false
        view_popup.isHidden = false
        UIAccessibility.post(notification: .layoutChanged, argument: view_popup)
    }
}
