import UIKit

final class SensorViewController: UIViewController {
  private let statusLabel = UILabel()

  @IBAction private func measureTapped() {
    #if os(tvOS)
      view.setNeedsLayout()
    #elseif DEBUG
      statusLabel.text = "Measured with made-up values"
    #endif
  }
}
