import UIKit

final class NoteDialog: UIView {
  private let contentView = UIView()
  private let closeControl = UIControl()
  private let noteField = UITextField()

  func show() {
    UIApplication.shared.keyWindow?.addSubview(self)
    UIView.animate(withDuration: 0.3) {
      self.showViews()
      self.noteField.becomeFirstResponder()
    }
  }

  private func showViews() {
    self.alpha = 1
    self.closeControl.alpha = 1
    self.contentView.alpha = 1
  }
}

final class NoteController: UIViewController {
  private let dialog = NoteDialog()

  @IBAction private func noteTapped(_ sender: UIButton) { dialog.show() }
}
