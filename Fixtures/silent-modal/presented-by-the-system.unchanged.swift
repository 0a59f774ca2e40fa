import UIKit

final class MapViewController: UIViewController {
    @IBAction private func explain(_ sender: UIButton) {
        let legendDialog = UIViewController()
        legendDialog.view.accessibilityViewIsModal = true
        present(legendDialog, animated: true)
    }
}
