import UIKit

final class TaskNamePopup: UIViewController {
  private let messageLabel = UILabel()
  private let textview_message = UITextView()

  @objc private func nameTapped() {
    showNormalMessage()
  }

  func showNormalMessage() {
    messageLabel.text = "Choose a name"
    messageLabel.textColor = .label
  }

  @objc private func insertTapped(_ sender: UIButton) {
    let text = "@somebody"
    textview_message.text = text
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(nameTapped), for: .touchUpInside)
    button.addTarget(self, action: #selector(insertTapped), for: .touchUpInside)
    view.addSubview(button)
  }
}
