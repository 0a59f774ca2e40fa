import UIKit

struct CheckFailure {
  let heading: String
  let codes: String
}

final class CheckResultView: UIView {
  private let headingLabel = UILabel()
  private let errorLabel = UILabel()

  @objc private func checkTapped() {
    show(CheckFailure(heading: "Not valid", codes: "E1, E7"))
  }

  func show(_ failure: CheckFailure) {
    errorLabel.text = failure.codes
  }
}
