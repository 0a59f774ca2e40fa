import UIKit

final class FerryController: UIViewController {
  @IBOutlet private var ferryTitleLabel: UILabel!
  @IBOutlet private var ferryMessageLabel: UILabel!
  private var isRunning = false

  @IBAction private func refreshTapped(_ sender: UIButton) {
    isRunning.toggle()
    changeFerryMessage()
  }

  private func changeFerryMessage() {
    switch isRunning {
    case true:
      ferryTitleLabel.text = NSLocalizedString("FERRY_TITLE_RUNNING", comment: "")
      ferryMessageLabel.text = NSLocalizedString("FERRY_MESSAGE_RUNNING", comment: "")
    case false:
      ferryTitleLabel.text = NSLocalizedString("FERRY_TITLE_STOPPED", comment: "")
      ferryMessageLabel.text = NSLocalizedString("FERRY_MESSAGE_STOPPED", comment: "")
    }
  }
}
