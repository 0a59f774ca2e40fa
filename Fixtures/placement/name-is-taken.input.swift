import UIKit

final class NoticeViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    private var unread = 3

    @IBAction private func countNotices(_ sender: UIButton) {
        let announcement = "draft"
        unread += announcement.count
        statusLabel.text = "Unread notices: \(unread)"
    }
}
