import UIKit

final class TicketViewController: UIViewController {
    @IBOutlet private weak var copyButton: UIButton!
    var link = ""

    @IBAction private func copyLink(_ sender: UIButton) {
        UIPasteboard.general.string = link
        sender.setTitle("Copied!", for: .normal)
    }
}
