// fixture: --ios 16.0
import UIKit

final class RoomPanel: UIView {
  private let statusLabel = UILabel()

  @IBAction private func enter(_ sender: UIButton) {
    statusLabel.text = NSLocalizedString("You have joined the room", comment: "")
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
      UIAccessibility.post(
        notification: .announcement,
        argument: NSLocalizedString("You have joined the room", comment: "")
      )
    }
  }
}
