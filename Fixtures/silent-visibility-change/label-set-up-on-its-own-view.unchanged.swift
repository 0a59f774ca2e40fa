import UIKit

final class SpotlightView: UIView {
  private var goOnLabel = UILabel()
  private let title = "Go on"

  func start() {
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  @objc private func tapped() {
    showGoOnIfNeeded()
  }

  private func showGoOnIfNeeded() {
    setupGoOnLabel()
    UIView.animate(withDuration: 0.2) { self.goOnLabel.alpha = 1 }
  }

  private func setupGoOnLabel() {
    goOnLabel = UILabel(frame: .zero)
    goOnLabel.text = title
    goOnLabel.alpha = 0
    addSubview(goOnLabel)
  }
}
