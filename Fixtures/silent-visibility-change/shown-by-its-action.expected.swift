import UIKit

final class CommentsViewController: UIViewController {
    @IBOutlet private var quotedComment: UIView!
    @IBOutlet private var replyField: UITextField!

    @IBAction private func quoteTapped(_ sender: UIButton) {
        replyField.text = nil
        quotedComment.isHidden = false
        UIAccessibility.post(notification: .layoutChanged, argument: quotedComment)
    }
}
