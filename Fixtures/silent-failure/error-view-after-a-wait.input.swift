// fixture: --ios 16.0
import UIKit

/// An error's view that comes after a wait, whose words are not here: where it stands is what is known.
final class ComposeController: UIViewController {
  private let errorView = UIView()
  private let retryButton = UIButton()
  private let outbox = Outbox()

  @IBAction func send(_ sender: UIButton) {
    outbox.send("Hello") { error in
      if error != nil {
        self.errorView.isHidden = false
      } else {
        self.dismiss(animated: true)
      }
    }
  }
}

final class Outbox {
  func send(_ text: String, then: @escaping (Error?) -> Void) {}
}
