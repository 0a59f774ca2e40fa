import UIKit

final class InboxViewController: UIViewController {
    private var letters: [Letter] = []

    @IBAction func refresh(_ sender: UIButton) {
        for letter in letters where letter.isUrgent {
            UIAccessibility.post(notification: .announcement, argument: letter.title)
        }
    }
}

struct Letter {
    let title: String
    let isUrgent: Bool
}
