// fixture: --ios 16.0 --unsafe-fixes
import UIKit

final class TicketViewController: UIViewController {
    private let link = "https://example.com/k"
    private let notifier = Notifier()

    @IBAction private func copyTapped(_ sender: UIButton) {
        UIPasteboard.general.string = link
        notifier.copied()
    }
}

struct Notifier {
    func copied() {}
}
