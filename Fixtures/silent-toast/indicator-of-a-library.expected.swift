// fixture: --ios 15.0
import SPIndicator
import UIKit

final class WardrobeViewController: UIViewController {
    @IBAction private func saveTapped(_ sender: UIButton) {
        Wardrobe.shared.save()
        SPIndicator.present(title: "Saved", message: "The coat is in the list", preset: .done)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(
                notification: .announcement,
                argument: "Saved. The coat is in the list"
            )
        }
    }
}

final class Wardrobe: @unchecked Sendable {
    static let shared = Wardrobe()
    func save() {}
}
