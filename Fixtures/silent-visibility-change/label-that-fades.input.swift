import UIKit

final class LessonController: UIViewController {
  @IBOutlet private var noteLabel: UILabel!

  @IBAction func showSavedNote(_ sender: UIButton) {
    noteLabel.text = "Note kept"
    UIView.animate(
      withDuration: 0.2,
      animations: { self.noteLabel.alpha = 1 },
      completion: { _ in
        UIView.animate(withDuration: 0.4, delay: 2, options: []) { self.noteLabel.alpha = 0 }
      })
  }
}
