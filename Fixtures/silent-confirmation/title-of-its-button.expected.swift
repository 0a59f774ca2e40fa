import UIKit

final class TicketViewController: UIViewController {
    @IBOutlet private weak var copyButton: UIButton!
    var link = ""

    @IBAction private func copyLink(_ sender: UIButton) {
        UIPasteboard.general.string = link
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: "Copied!")
        }
        sender.setTitle("Copied!", for: .normal)
    }
}
