// fixture: --unsafe-fixes
import UIKit

final class ExportViewController: UIViewController {
    private let queue = DispatchQueue.main

    func export() {
        queue.async {
            UIAccessibility.post(notification: .announcement, argument: "Export finished")
        }
    }
}
