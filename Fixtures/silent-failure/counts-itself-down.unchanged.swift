import UIKit

final class KeyboardViewController: UIViewController {
  @IBOutlet private var warningLabel: UILabel!
  private var secondsToGo = 60

  @IBAction func enterTapped(_ sender: UIButton) {
    stepDown()
  }

  private func stepDown() {
    warningLabel.text = "Try again in \(secondsToGo) seconds"
    secondsToGo -= 1
    guard secondsToGo > 0 else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      self?.stepDown()
    }
  }
}
