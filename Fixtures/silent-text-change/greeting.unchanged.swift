// fixture: --ios 16.0
import UIKit

final class RoomPanel: UIView {
  private let statusLabel = UILabel()

  @IBAction private func enter(_ sender: UIButton) {
    statusLabel.text = NSLocalizedString("Welcome to the room", comment: "")
  }
}
