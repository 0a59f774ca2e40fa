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
    let announcement = isLifted ? NSLocalizedString(
      "Lift the finger to cancel",
      comment: ""
    ) : NSLocalizedString("Release to send", comment: "")
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
      UIAccessibility.post(notification: .announcement, argument: announcement)
    }
  }
}
