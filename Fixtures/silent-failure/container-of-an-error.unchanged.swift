import UIKit

final class PostcodeViewController: UIViewController {
  @IBOutlet private var postcodeField: UITextField!
  @IBOutlet private var errorView: UIView!

  @IBAction private func checkTapped(_ sender: UIButton) {
    guard let postcode = postcodeField.text, postcode.count == 5 else {
      errorView.isHidden = false
      return
    }
    dismiss(animated: true)
  }
}
