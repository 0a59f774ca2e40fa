// fixture: --unsafe-fixes
import UIKit

final class ScanController: UIViewController {
    @IBOutlet var hintLabel: UILabel!
    @IBOutlet var resultTitle: UILabel!
    @IBOutlet var resultCard: UIView!

    @IBAction func lendTapped(_ sender: UIButton) {
        Desk.shared.lend { [weak self] book in
            DispatchQueue.main.async {
                guard let self = self else { return }
                self.showResult(book)
                self.hintLabel.text = NSLocalizedString("scan.next", comment: "")
            }
        }
    }

    private func showResult(_ book: Book) {
        resultTitle.text = book.title
        resultCard.isHidden = false
        UIAccessibility.post(notification: .announcement, argument: book.title)
    }
}

struct Book { let title: String }

@MainActor
final class Desk {
    static let shared = Desk()
    func lend(_ done: @escaping @MainActor (Book) -> Void) {}
}
