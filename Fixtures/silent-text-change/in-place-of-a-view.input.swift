import UIKit

final class TicketViewController: UIViewController {
    private let statusView = UIView()
    private let statusLabel = UILabel()

    @IBAction private func redeemTapped() {
        statusView.isHidden = true
        statusLabel.text = "Ticket redeemed"
    }
}
