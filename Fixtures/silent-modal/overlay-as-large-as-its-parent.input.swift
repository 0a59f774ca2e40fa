import UIKit

final class WarningOverlayView: UIView {
  func show(in parentView: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    parentView.addSubview(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: parentView.leadingAnchor),
      trailingAnchor.constraint(equalTo: parentView.trailingAnchor),
      topAnchor.constraint(equalTo: parentView.topAnchor),
      bottomAnchor.constraint(equalTo: parentView.bottomAnchor),
    ])
  }
}
