import UIKit

final class OptionView: UIView {
  private let valueLabel = UILabel()
  private let boxView = UIView()
  private let previewView = UIView()
  private var needsBox = false

  func setValue(_ value: String?) {
    if let value = value {
      valueLabel.isHidden = false
      valueLabel.text = value
    } else {
      valueLabel.isHidden = true
      valueLabel.text = nil
    }
  }

  @objc private func typeTapped() {
    updateBoxVisibility()
  }

  private func updateBoxVisibility() {
    if needsBox {
      boxView.isHidden = false
    } else {
      boxView.isHidden = true
    }
  }

  func togglePreview(with message: String?) {
    if message != nil {
      previewView.isHidden = false
    } else {
      previewView.isHidden = true
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let button = UIButton(type: .system)
    button.addTarget(self, action: #selector(typeTapped), for: .touchUpInside)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }
}
