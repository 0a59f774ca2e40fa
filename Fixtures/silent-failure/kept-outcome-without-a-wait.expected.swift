// fixture: --ios 16.0
import UIKit

final class LiveViewController: UIViewController {
  @IBOutlet private var problemLabel: UILabel!
  private let spinner = UIActivityIndicatorView()
  var relay: PictureRelay?

  override func viewDidLoad() {
    super.viewDidLoad()
    play()
  }

  @IBAction private func again(_ sender: UIButton) {
    play()
  }

  private func play() {
    relay?.loginFailedHandler = {
      DispatchQueue.main.async {
        self.problemLabel.text = NSLocalizedString("The lens refused the login", comment: "")
        self.problemLabel.isHidden = false
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
          UIAccessibility.post(
            notification: .announcement,
            argument: NSLocalizedString("The lens refused the login", comment: "")
          )
        }
      }
    }
    relay?.play()
  }

  private func hideSpinner() {
    DispatchQueue.main.async {
      self.spinner.stopAnimating()
    }
  }
}

final class PictureRelay {
  var loginFailedHandler: (() -> Void)?

  func play() {}
}
