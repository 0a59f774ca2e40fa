import UIKit

/// What stands for a text that is not there yet is no news when it comes back.
final class GreetingCardViewController: UIViewController {
  private let statusLabel = UILabel()

  @IBAction func takeBackTapped(_ sender: UIButton) {
    let cardPlaceHolder = "Write a greeting"
    statusLabel.text = cardPlaceHolder
  }
}
