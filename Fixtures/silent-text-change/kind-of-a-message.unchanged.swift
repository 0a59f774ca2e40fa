import UIKit

final class ReplyViewController: UIViewController {
    @IBOutlet private var replyStatusLabel: UILabel!

    @IBAction func reply(_ sender: UIButton) {
        showReply(to: sender.tag)
    }

    private func showReply(to kind: Int) {
        switch kind {
        case 1:
            replyStatusLabel.text = NSLocalizedString("Image", comment: "")
        case 2:
            replyStatusLabel.text = NSLocalizedString("Audio", comment: "")
        case 3:
            replyStatusLabel.text = NSLocalizedString("Location", comment: "")
        default:
            replyStatusLabel.text = NSLocalizedString("Attachment", comment: "")
        }
    }
}
