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

struct CodeAnswer: Sendable {
  var message: String?
}

@MainActor
final class CodeService {
  func sendAgain(_ completion: @escaping (CodeAnswer) -> Void) { completion(CodeAnswer()) }
}

@MainActor
final class Alerts {
  enum Kind { case alert, error }
  static let shared = Alerts()
  private(set) var messages: [String] = []

  func showAlertLoader(message: String, kind: Kind) { messages.append(message) }
}
