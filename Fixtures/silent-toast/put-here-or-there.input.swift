import UIKit

final class NoteToast: UIView {
  @IBOutlet private var messageLabel: UILabel!

  class func showNote(message: String, inView view: UIView? = nil) {
    let toast = NoteToast()
    toast.setNote(message)
    if let view {
      view.addSubview(toast)
    } else {
      UIApplication.shared.keyWindow?.addSubview(toast)
    }
    toast.layoutIfNeeded()
  }

  private func setNote(_ text: String) {
    messageLabel.text = text
  }
}
