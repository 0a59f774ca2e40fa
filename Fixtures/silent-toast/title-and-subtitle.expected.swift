import UIKit

final class Banner: UIView {
  private(set) var title: String?
  private(set) var subtitle: String?
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()

  func configure(title: String?, subtitle: String?) {
    self.title = title
    self.subtitle = subtitle
    titleLabel.text = title
    detailLabel.text = subtitle
  }

  func show(in view: UIView, for duration: TimeInterval) {
    view.addSubview(self)
    UIView.animate(withDuration: 0.3) {
      self.alpha = 1
    } completion: { _ in
      DispatchQueue.main.asyncAfter(deadline: .now() + duration) {
        self.removeFromSuperview()
      }
    }
    let announcement = [title, subtitle].compactMap { $0 }.joined(separator: ". ")
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
      UIAccessibility.post(notification: .announcement, argument: announcement)
    }
  }
}
