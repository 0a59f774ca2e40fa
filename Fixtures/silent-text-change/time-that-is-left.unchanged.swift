import UIKit

final class InvoiceViewController: UIViewController {
    @IBOutlet private var infoLabel: UILabel!
    var formatTime: () -> String = { "" }

    @IBAction private func openTapped(_ sender: UIButton) {
        updateExpiry()
    }

    private func updateExpiry() {
        let timeString = formatTime()
        infoLabel.text = "Expires in \(timeString)"
    }
}
