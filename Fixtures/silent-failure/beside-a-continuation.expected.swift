// fixture: --ios 16.0
import UIKit

final class Reader {
    func resume() {
        UIAccessibility.post(notification: .announcement, argument: "Reading goes on")
    }
}

final class ShelfViewController: UIViewController {
    @IBOutlet private var errorLabel: UILabel!

    @IBAction private func checkTapped(_ sender: UIButton) {
        Task {
            let isThere = await withCheckedContinuation { continuation in
                Shelf.shared.check { continuation.resume(returning: $0) }
            }
            if !isThere {
                errorLabel.text = "The shelf is not there"
                UIAccessibility.post(
                    notification: .announcement,
                    argument: "The shelf is not there"
                )
            }
        }
    }
}

final class Shelf: @unchecked Sendable {
    static let shared = Shelf()
    func check(_ done: @escaping @Sendable (Bool) -> Void) {}
}
