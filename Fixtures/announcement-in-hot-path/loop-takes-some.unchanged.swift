import UIKit

final class InboxViewController: UIViewController {
    @IBAction func refresh(_ sender: UIButton) {
        for letter in letters where letter.isUrgent {
            UIAccessibility.post(notification: .announcement, argument: letter.title)
        }
    }
}
