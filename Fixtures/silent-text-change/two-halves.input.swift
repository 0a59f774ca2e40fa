import UIKit

final class HeadphonesViewController: UIViewController {
  @IBOutlet private var statusLabel: UILabel!
  @IBOutlet private var infoMessage: UILabel!

  // The second says nothing without the first.
  @IBAction private func connectTapped(_ sender: UIButton) {
    statusLabel.text = "Connecting to the headphones"
    infoMessage.text = "Please wait"
    connect()
  }

  private func connect() {}
}
