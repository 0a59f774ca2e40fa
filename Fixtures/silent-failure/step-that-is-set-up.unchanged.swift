import UIKit

enum ProfileStep {
  case name, birthday

  var warning: String { "This can not be changed later" }
}

final class StepView: UIView {
  private let warningLabel = UILabel()

  func update(to step: ProfileStep) {
    warningLabel.text = step.warning
    switch step {
    case .name: setupNameField()
    case .birthday: setupDatePicker()
    }
  }

  private func setupNameField() {}
  private func setupDatePicker() {}
}

final class StepController: UIViewController {
  private let stepView = StepView()
  private let model = StepModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.onStep = { [weak self] step in self?.stepView.update(to: step) }
  }
}

@MainActor
final class StepModel {
  var onStep: ((ProfileStep) -> Void)?
}
