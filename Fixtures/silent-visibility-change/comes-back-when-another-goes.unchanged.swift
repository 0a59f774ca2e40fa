import UIKit

final class CommentsViewController: UIViewController {
  private let replyView = UIView()
  private let replyLabel = UILabel()
  private let closeButton = UIButton()
  private let commentsView = UIView()
  private var isText = false

  @objc private func replyTapped(_ sender: UIButton) {
    setReplyTo("it")
  }

  func setReplyTo(_ comment: String) {
    replyLabel.text = comment
    replyView.isHidden = false
  }

  func closeComments() {
    commentsView.isHidden = true
    if isText {
      closeButton.isHidden = false
    }
    view.endEditing(true)
  }

  func setDirection(_ direction: String?) {
    replyView.isHidden = direction == nil
  }
}
