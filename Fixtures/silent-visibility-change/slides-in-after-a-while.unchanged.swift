import UIKit

final class DatePanel: UIView {
  private let edge = NSLayoutConstraint()

  @objc func openTapped() {
    UIApplication.shared.keyWindow?.addSubview(self)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
      self.edge.constant = 85
      UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() }
    }
  }
}

final class CalendarController: UIViewController {
  private let panel = DatePanel()

  @IBAction private func dateTapped(_ sender: UIButton) { panel.openTapped() }
}
