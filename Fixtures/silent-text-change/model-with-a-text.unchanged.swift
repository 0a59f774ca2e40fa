// fixture: --unsafe-fixes
import UIKit

final class RecorderViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    private let note = Note()

    @IBAction private func pause(_ sender: UIButton) {
        note.text = "Recording paused"
    }
}

final class Note {
    var text = ""
}
