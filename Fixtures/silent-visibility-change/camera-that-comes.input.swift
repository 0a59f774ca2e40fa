import UIKit

final class TicketViewController: UIViewController {
    @IBOutlet private var scannerView: UIView!

    @IBAction private func scannerTapped(_ sender: UIButton) {
        scannerView.isHidden = false
        beginReading()
    }

    private func beginReading() {}
}
