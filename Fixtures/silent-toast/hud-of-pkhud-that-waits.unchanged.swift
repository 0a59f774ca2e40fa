// fixture: --ios 16.0
import PKHUD
import UIKit

final class DraftViewController: UIViewController {
    private let store = DraftStore()
    private var draft = Draft()

    @IBAction func keepTapped(_ sender: UIButton) {
        HUD.show(.labeledProgress(title: "Keeping the draft", subtitle: nil))
        store.keep(draft)
        HUD.flash(.success, delay: 1.0)
    }

    @IBAction func sendTapped(_ sender: UIButton) {
        HUD.show(.progress)
    }
}

struct Draft {}

final class DraftStore {
    func keep(_ draft: Draft) {}
}
