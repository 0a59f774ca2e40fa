import UIKit

final class LetterController: UIViewController {
  @IBOutlet private var resultLabel: UILabel!
  private var recipients: [String] = []

  @IBAction private func showRecipients(_ sender: UIButton) {
    var text = ""
    if recipients.count > 1 {
      text = "\(recipients[0]) and \(recipients.count - 1) others"
    } else {
      text = recipients.first ?? ""
    }
    resultLabel.text = text
  }
}
