import UIKit

final class RoundButton: UIButton {}

final class DaysViewController: UIViewController {
  @IBOutlet private var btnSave: RoundButton!
  private var days: Set<Int> = []

  @IBAction private func saveDayTapped(_ sender: UIButton) {
    days.formSymmetricDifference([sender.tag])
    if days.isEmpty {
      btnSave.isHidden = true
    } else {
      btnSave.isHidden = false
    }
  }
}
