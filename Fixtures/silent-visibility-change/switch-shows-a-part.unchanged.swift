import UIKit

final class TimesheetController: UIViewController {
  @IBOutlet private var breakStackView: UIStackView!

  @IBAction func breakSwitchChanged(_ sender: UISwitch) {
    breakStackView.isHidden = !sender.isOn
  }
}
