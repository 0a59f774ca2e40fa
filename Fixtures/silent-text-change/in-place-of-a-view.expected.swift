import UIKit

final class TicketViewController: UIViewController {
    private let statusView = UIView()
    private let statusLabel = UILabel()

    @IBAction private func redeemTapped() {
        statusView.isHidden = true
        statusLabel.text = "Ticket redeemed"
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: "Ticket redeemed")
        }
    }
}
