// fixture: --ios 16.0
import UIKit

final class FormulaController: UIViewController {
  private let project = ProjectStore()

  @IBAction func saveTapped() {
    saveFormula()
  }

  // The code says itself that nobody is to be told.
  private func saveFormula() {
    project.save(withNotification: false)
  }

  @IBAction func saveListTapped() {
    saveList()
  }

  private func saveList() {
    project.save()
  }

  private let saved = NSLocalizedString("Saved", comment: "")
}

final class ProjectStore {
  func save(withNotification notifies: Bool = true) {}
}
