// fixture: --ios 15.0
import SPIndicator
import UIKit

enum Notices {
    @MainActor
    static func show(title: String, message: String? = nil) {
        let view = SPIndicatorView(title: title, message: message, preset: .error)
        view.present(haptic: .error, completion: nil)
        let announcement = [title, message].compactMap { $0 }.joined(separator: ". ")
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: announcement)
        }
    }
}

final class WardrobeViewController: UIViewController {
    @IBAction private func saveTapped(_ sender: UIButton) {
        Notices.show(title: "Nothing was saved")
    }
}
