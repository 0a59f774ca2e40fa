import UIKit

struct Warning {
  var text: String
  var isDismissible: Bool
}

final class AccountsViewController: UIViewController {
  @IBOutlet private var warningMessageLabel: UILabel!
  @IBOutlet private var warningDismissButton: UIButton!
  private let service = WarningService()

  @IBAction func refreshTapped(_ sender: UIButton) {
    service.load { [weak self] warning in
      self?.showWarning(warning)
    }
  }

  private func showWarning(_ warning: Warning) {
    warningMessageLabel.text = warning.text
    warningDismissButton.isHidden = !warning.isDismissible
  }
}

@MainActor
final class WarningService {
  func load(_ done: @escaping @MainActor (Warning) -> Void) {}
}
