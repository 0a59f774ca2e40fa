import UIKit

final class GateController: UIViewController {
  @IBOutlet private var promptLabel: UILabel!
  private var attempts = 0

  @IBAction func enter(_ sender: UIButton) {
    attempts += 1
    promptLabel.text = attempts < 3 ? "Wrong number" : "Wrong again"
    if attempts >= 5 {
      promptLabel.text = "Wait a minute"
    }
  }
}
