import Combine
import UIKit

struct Warning {
  let text: String
  let canBeClosed: Bool
}

final class StatementViewModel {
  @Published var warning: Warning?
}

final class StatementViewController: UIViewController {
  @IBOutlet private var warningLabel: UILabel!
  @IBOutlet private var warningCloseButton: UIButton!
  private let viewModel = StatementViewModel()
  private var subscriptions: Set<AnyCancellable> = []

  func bindWarnings() {
    viewModel.$warning.sink { [weak self] warning in
      guard let self = self else { return }
      if let warning = warning {
        self.warningLabel.text = warning.text
        self.warningCloseButton.isHidden = !warning.canBeClosed
        let announcement = warning.text
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          UIAccessibility.post(notification: .announcement, argument: announcement)
        }
      }
    }.store(in: &subscriptions)
  }
}
