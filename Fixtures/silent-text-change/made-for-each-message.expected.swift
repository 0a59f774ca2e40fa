import UIKit

/// A note of the app's own, made anew for each message: while somebody types, and after a button.
final class NoteView: UIView {
  let messageLabel = UILabel()

  static func make() -> NoteView { NoteView() }

  static func showMessage(_ message: String, over screen: UIView) {
    let note = NoteView.make()
    note.messageLabel.text = message
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
      UIAccessibility.post(notification: .announcement, argument: message)
    }
    note.slide(over: screen)
  }

  private func slide(over screen: UIView) {
    frame = CGRect(x: 0, y: -60, width: screen.bounds.width, height: 60)
    screen.setNeedsLayout()
  }
}

final class VoucherViewController: UIViewController, UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard range.location > 16 else { return true }
    NoteView.showMessage("Vouchers have sixteen letters", over: view)
    return false
  }

  @IBAction func redeemTapped(_ sender: UIButton) {
    NoteView.showMessage("Enter a voucher first", over: view)
  }
}
