// fixture: --ios 17.0 --unsafe-fixes
import UIKit

final class DiskViewController: UIViewController {
    @IBOutlet private var warningLabel: UILabel!
    private let disk = Disk()

    func watchDisk() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(diskDidChange), name: .diskDidChange, object: nil)
    }

    @objc private func diskDidChange() {
        warningLabel.isHidden = disk.free > 500
        warningLabel.text = "Your storage is almost full"
        if !warningLabel.isHidden {
            UIAccessibility.post(notification: .announcement, argument: "Your storage is almost full")
        }
    }
}

struct Disk {
    var free = 0
}

extension Notification.Name {
    static let diskDidChange = Notification.Name("diskDidChange")
}
