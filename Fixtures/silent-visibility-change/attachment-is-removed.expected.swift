import UIKit

final class LetterController: UIViewController {
  private let attachmentView = UIView()
  private let attachmentCountLabel = UILabel()
  private let stampView = UIView()
  private let removeButton = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    removeButton.addTarget(self, action: #selector(removeAttachment), for: .touchUpInside)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(attachmentCountTapped)))
  }

  @objc private func removeAttachment() {
    attachmentView.isHidden = true
    removeButton.isHidden = true
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }

  @objc private func attachmentCountTapped() {
    attachmentCountLabel.isHidden = true
    stampView.isHidden = true
  }
}
