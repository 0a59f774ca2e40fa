import UIKit

/// Nothing but keys leads to it.
final class NicknameViewController: UIViewController, UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    if range.location > 20 { showToast(message: "Twenty letters at most") }
    return range.location <= 20
  }

  private func showToast(message: String) {
    let toast = UILabel(frame: CGRect(x: 16, y: 80, width: 300, height: 40))
    toast.text = message
    view.addSubview(toast)
    UIView.animate(
      withDuration: 0.3, delay: 2, options: [],
      animations: {
        toast.alpha = 0
      },
      completion: { _ in
        toast.removeFromSuperview()
      })
  }
}
