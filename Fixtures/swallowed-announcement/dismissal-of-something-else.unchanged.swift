// fixture: --unsafe-fixes
import UIKit

final class AlbumViewController: UIViewController {
    private let hint = HintStore()

    func store(_ title: String) {
        UserDefaults.standard.set(title, forKey: "title")
        hint.dismiss()
        UIAccessibility.post(notification: .announcement, argument: "Title saved")
    }
}

final class HintStore {
    func dismiss() {}
}
