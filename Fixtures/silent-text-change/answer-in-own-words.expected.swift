import UIKit

final class OracleViewController: UIViewController {
  @IBOutlet private var resultLabel: UILabel!
  private let oracle = Oracle()

  @IBAction private func askTapped(_ sender: UIButton) {
    oracle.answer { [weak self] answer in
      self?.resultLabel.text = "The oracle says \(answer)"
      UIAccessibility.post(notification: .announcement, argument: "The oracle says \(answer)")
    }
  }
}

final class Oracle {
  func answer(_ completion: @escaping (String) -> Void) { completion("Yes") }
}
