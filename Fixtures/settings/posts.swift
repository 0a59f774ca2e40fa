import UIKit

final class LampViewController: UIViewController {
    private var observer: NSObjectProtocol?

    @IBAction private func lightTapped(_ sender: UIButton) {
        UIAccessibility.post(notification: .announcement, argument: "Lamp lit")
    }

    func showError(_ message: String) {
        UIAccessibility.post(notification: .announcement, argument: message)
    }

    func watch() {
        observer = NotificationCenter.default.addObserver(
            forName: Notification.Name("lampDidFade"), object: nil, queue: .main
        ) { _ in
            UIAccessibility.post(notification: .announcement, argument: "The lamp fades")
        }
    }
}
