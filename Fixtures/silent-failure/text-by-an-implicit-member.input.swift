// fixture: --ios 16.0
import UIKit

extension String {
  static func localized(_ key: String) -> String { key }
  static let offline = "Offline"
}

/// A text whose type only the label tells has none where it is posted; what is bound is spelt as the code has it.
final class RetryController: UIViewController {
  private let errorLabel = UILabel()
  private let plan = Plan()

  @IBAction func retry() {
    guard isReady else {
      errorLabel.text = .localized("not_ready")
      errorLabel.isHidden = false
      return
    }
  }

  func reload() {
    plan.load { [weak self] in
      self?.errorLabel.text = .localized("no_connection")
      self?.errorLabel.isHidden = false
    }
  }

  func either() {
    plan.load { [weak self] in
      self?.errorLabel.text = self?.isReady == true ? .localized("late") : .offline
      self?.errorLabel.isHidden = false
    }
  }

  func again() {
    plan.load { [weak self] in
      if let screen = self {
        if self?.plan.message != "" {
          self?.errorLabel.text = self?.plan.message
          self?.errorLabel.isHidden = false
        }
        screen.title = "Plan"
      }
    }
  }

  private var isReady: Bool { false }
}

final class Plan {
  var message = ""
  func load(_ then: @escaping () -> Void) {}
}
