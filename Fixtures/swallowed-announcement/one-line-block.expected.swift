// fixture: --unsafe-fixes
import UIKit

final class AlbumViewController: UIViewController {
    private var isShared = false

    @IBAction private func shareTapped(_ sender: UIButton) {
        if isShared {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: "Already shared")
            }
        }
        isShared = true
    }
}
