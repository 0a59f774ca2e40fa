import UIKit

final class LockerViewController: UIViewController {
    private let statusLabel = UILabel()

    @IBAction private func closeTapped() {
        let pin = Locker.close()
        statusLabel.text = String(pin)
    }
}

enum Locker {
    static func close() -> Int { 0 }
}
