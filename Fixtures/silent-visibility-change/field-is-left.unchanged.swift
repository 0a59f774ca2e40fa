import UIKit

final class SearchField: UITextField {
  private let detailButton = UIButton(type: .system)
  private let hintView = UIView()

  func configure() {
    addTarget(self, action: #selector(editingDidEnd(_:)), for: .editingDidEnd)
  }

  @objc private func editingDidEnd(_ sender: UITextField) {
    hintView.isHidden = true
    hideDetail()
  }

  private func hideDetail() {
    UIView.animate(
      withDuration: 0.2, animations: { self.detailButton.alpha = 0 },
      completion: { _ in self.detailButton.removeFromSuperview() })
  }
}
