import UIKit

final class PaymentViewController: UIViewController {
  @IBOutlet private var errorLabelText: UILabel!
  private let teller = Teller()

  @IBAction func payTapped(_ sender: UIButton) {
    errorLabelText.text = teller.nextRefusal()
  }
}

@MainActor
final class Teller {
  func nextRefusal() -> String { "Refused" }
}
