import UIKit

final class DockViewController: UIViewController {
    private let statusLabel = UILabel()
    private let nameLabel = UILabel()

    @IBAction private func moorTapped() {
        do {
            try Dock.moor()
        } catch {
            statusLabel.text = "The dock is full"
            nameLabel.text = Dock.name
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: "The dock is full")
            }
        }
    }
}

enum Dock {
    static var name: String { "" }
    static func moor() throws {}
}
