import UIKit

final class DoorViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    private let door = Door()

    @IBAction private func openTapped(_ sender: UIButton) {
        door.open {
            self.statusLabel.text = "The door is open"
            UIAccessibility.post(notification: .announcement, argument: "The door is open")
        }
    }
}

final class Door {
    func open(completion: @escaping @MainActor () -> Void) {}
}
