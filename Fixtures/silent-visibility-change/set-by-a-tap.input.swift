import UIKit

final class RecipeViewController: UIViewController {
    @IBOutlet private var notesPanel: UIView!

    private var showsNotes = false {
        didSet { showNotes(showsNotes) }
    }

    private var isHelpShown = false {
        didSet {
            notesPanel.isHidden = false
        }
    }

    @IBAction private func help(_ sender: UIButton) {
        isHelpShown = true
    }

    private func showNotes(_ flag: Bool) {}
}
