import UIKit

final class NoteViewController: UIViewController {
  @IBOutlet private var noteStack: UIStackView!

  override func viewDidLoad() {
    super.viewDidLoad()
    showNoteStack()
  }

  @IBAction func saveTapped(_ sender: UIButton) {
    showNoteStack()
  }

  private func showNoteStack() {
    noteStack.isHidden = false
  }
}
