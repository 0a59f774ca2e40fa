import UIKit

final class ParcelSizeViewController: UIViewController {
  @IBOutlet private var sizeField: UITextField!
  @IBOutlet private var sizeErrorView: UIView!

  @IBAction private func checkTapped(_ sender: UIButton) {
    guard let size = sizeField.text, size.count == 5 else {
      sizeErrorView.isHidden = false
      return
    }
    dismiss(animated: true)
  }
}
