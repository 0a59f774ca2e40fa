import UIKit

struct Outcome {
  let isGood: Bool
  let message: String
}

final class InviteViewController: UIViewController {
  var result: Outcome?
  private let address = "https://example.com/invite"

  @IBAction func copyTapped(_ sender: UIButton) {
    UIPasteboard.general.string = address
    result = Outcome(isGood: true, message: "Invitation copied")
  }

  @IBAction func cutTapped(_ sender: UIButton) {
    title = "Copied"
  }
}
