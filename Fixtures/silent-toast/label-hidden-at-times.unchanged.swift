import UIKit

final class StreakBanner: UIView {
  private let streakLabel = UILabel()
  private let hintLabel = UILabel()

  func fill(days: Int) {
    streakLabel.text = "\(days) days in a row"
    hintLabel.text = "Come back tomorrow"
    hintLabel.isHidden = days > 7
  }

  func show(in host: UIView) {
    host.addSubview(self)
  }
}
