import UIKit

final class CodeViewController: UIViewController {
  @IBOutlet private var codeErrorLabel: UILabel!
  private let service = CodeService()

  @IBAction private func sendAgain(_ sender: UIButton) {
    service.sendAgain { answer in
      self.codeErrorLabel.isHidden = false
      self.codeErrorLabel.text = answer.message ?? ""
      Alerts.shared.showAlertLoader(message: answer.message ?? "", kind: .alert)
    }
  }
}
