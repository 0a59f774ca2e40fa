// fixture: --ios 16.0
import UIKit

final class DeliveryView: UIView {
  private let statusLabel = UILabel()
  private var isLifted = false

  @IBAction private func toggleStatus(_ sender: UIButton) {
    isLifted.toggle()
    statusLabel.text =
      isLifted
      ? NSLocalizedString("Lift the finger to cancel", comment: "")
      : NSLocalizedString("Release to send", comment: "")
  }
}
