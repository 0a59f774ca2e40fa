import UIKit

class FocusingController: UIViewController {
  func read(_ view: UIView) {
    UIAccessibility.post(notification: .layoutChanged, argument: view)
  }
}

final class LookupController: FocusingController {
  @IBOutlet private var field: UITextField!
  @IBOutlet private var errorPanel: UIView!
  @IBOutlet private var resultPanel: UIView!
  private let model = LookupModel()

  @IBAction private func lookUp(_ sender: UIButton) {
    model.look(for: field.text) { [weak self] in
      self?.updateErrorPanel()
      self?.updateFocus()
    }
  }

  private func updateErrorPanel() {
    switch model.problem {
    case .offline:
      errorPanel.isHidden = false
    case .none:
      errorPanel.isHidden = true
    }
  }

  private func updateFocus() {
    read(errorPanel.isHidden ? resultPanel : errorPanel)
  }
}

@MainActor final class LookupModel {
  enum Problem { case offline }
  var problem: Problem?
  func look(for text: String?, completion: @escaping () -> Void) {}
}
