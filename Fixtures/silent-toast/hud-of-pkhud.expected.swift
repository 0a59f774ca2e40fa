// fixture: --ios 16.0
import PKHUD
import UIKit

final class DraftViewController: UIViewController {
    private let store = DraftStore()
    private var draft = Draft()

    @IBAction func keepTapped(_ sender: UIButton) {
        store.keep(draft)
        HUD.flash(.label("The draft is kept on this phone"), delay: 1.0)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(
                notification: .announcement,
                argument: "The draft is kept on this phone"
            )
        }
    }

    func showSent(_ title: String, to person: String) {
        HUD.flash(.labeledSuccess(title: title, subtitle: person), onView: view, delay: 1.5)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: "\(title), \(person)")
        }
    }

    @IBAction func sendTapped(_ sender: UIButton) {
        store.send(draft) { person in
            self.showSent("Sent", to: person)
        }
    }
}

struct Draft {}

final class DraftStore {
    func keep(_ draft: Draft) {}
    func send(_ draft: Draft, then: @escaping (String) -> Void) {}
}
