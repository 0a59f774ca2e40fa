import UIKit

final class PasscodeBanner: UIView {
  private let passcodeLabel = UILabel()

  init(digits: [Int]) {
    super.init(frame: .zero)
    passcodeLabel.text = digits.map(String.init).joined()
  }

  required init?(coder: NSCoder) { nil }

  func show(in host: UIView) {
    host.addSubview(self)
  }
}
