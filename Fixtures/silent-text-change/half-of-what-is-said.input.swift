import UIKit

final class ScaleSearchViewController: UIViewController {
  @IBOutlet private var searchingForScale: UILabel!
  @IBOutlet private var foundMessage: UILabel!

  // What is being done stands on the other label.
  @IBAction private func connectTapped(_ sender: UIButton) {
    searchingForScale.text = "Connecting to the scale"
    foundMessage.text = "Please wait"
    connect()
  }

  private func connect() {}
}
