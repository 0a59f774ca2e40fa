import UIKit

final class AlarmViewController: UIViewController {
  @IBOutlet private var statusLabel: UILabel!
  private var isArmed = false

  @IBAction private func armTapped(_ sender: UIButton) {
    isArmed.toggle()
    if isArmed {
      statusLabel.text = "The alarm is armed"
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
        UIAccessibility.post(notification: .announcement, argument: "The alarm is armed")
      }
    } else {
      statusLabel.text = "The alarm is off"
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
        UIAccessibility.post(notification: .announcement, argument: "The alarm is off")
      }
    }
  }
}
