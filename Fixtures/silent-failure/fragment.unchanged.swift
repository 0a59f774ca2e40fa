import UIKit

final class DoorController: UIViewController {
  @IBOutlet private var errorLabel: UILabel!

  private func doorFailed(_ reason: String) {
    errorLabel.text = ": " + reason
  }
}
