// fixture: --ios 15.0
import GSMessages
import UIKit

final class WardrobeViewController: UIViewController {
    @IBAction private func saveTapped(_ sender: UIButton) {
        Wardrobe.shared.save { [weak self] isSaved in
            if !isSaved {
                self?.showMessage("Nothing was saved", type: .error, options: [.animation(.slide)])
                UIAccessibility.post(notification: .announcement, argument: "Nothing was saved")
            }
        }
    }
}

final class Wardrobe: @unchecked Sendable {
    static let shared = Wardrobe()
    func save(_ done: @escaping @MainActor (Bool) -> Void) {}
}
