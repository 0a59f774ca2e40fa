// fixture: --unsafe-fixes
import UIKit

final class PanelViewController: UIViewController {
    @IBOutlet private var closeButton: UIButton!
    private var isOpen = false

    @IBAction private func toggle(_ sender: UIButton) {
        isOpen.toggle()
        UIAccessibility.post(
            notification: .layoutChanged,
            argument: isOpen ? closeButton as Any : NSLocalizedString("Panel closed", comment: ""))
    }
}

final class QueueViewController: UITableViewController {
    @IBAction private func next(_ sender: UIButton) {
        let cell = tableView.cellForRow(at: IndexPath(row: 0, section: 0))
        UIAccessibility.post(
            notification: .layoutChanged,
            argument: cell as Any? ?? NSLocalizedString("The queue is empty", comment: ""))
    }
}
