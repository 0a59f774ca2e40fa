import UIKit

final class PaymentViewController: UIViewController {
  @IBOutlet private var errorLabelText: UILabel!
  private let teller = Teller()

  @IBAction func payTapped(_ sender: UIButton) {
    errorLabelText.text = teller.nextRefusal()
    if let message = errorLabelText.text {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
        UIAccessibility.post(notification: .announcement, argument: message)
      }
    }
  }
}

@MainActor
final class Teller {
  func nextRefusal() -> String { "Refused" }
}
