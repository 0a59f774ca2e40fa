import UIKit

final class TaskCell: UITableViewCell {
  private let detailView = UIView()
  private let statusLabel = UILabel()

  @objc private func expandTapped() {
    showDetailView()
  }

  func showDetailView() {
    detailView.isHidden = false
  }

  func showStatus(_ message: String) {
    statusLabel.text = message
    statusLabel.isHidden = false
  }

  func makeButton() -> UIButton {
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(expandTapped), for: .touchUpInside)
    return button
  }
}
