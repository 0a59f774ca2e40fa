import UIKit

final class ParcelViewController: UIViewController {
    @IBAction private func archive(_ sender: UIButton) {
        showToast("Parcel archived")
    }

    @IBAction private func restore(_ sender: UIButton) {
        showToast("Parcel restored")
    }

    @IBAction private func forward(_ sender: UIButton) {
        showToast("Parcel forwarded")
        showSnackbar("Undo is possible for a minute")
    }

    private func showToast(_ message: String) {
        let label = UILabel()
        label.text = message
        view.addSubview(label)
        UIAccessibility.post(notification: .announcement, argument: message)
    }

    private func showSnackbar(_ message: String) {
        let snackbar = UILabel()
        snackbar.text = message
        view.addSubview(snackbar)
    }
}
