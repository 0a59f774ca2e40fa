import UIKit

final class TicketViewController: UIViewController {
    @IBOutlet private var scannerView: UIView!

    @IBAction private func scannerTapped(_ sender: UIButton) {
        scannerView.isHidden = false
        beginReading()
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }

    private func beginReading() {}
}
