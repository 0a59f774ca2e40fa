import UIKit

enum LayoutEvent {
    case layoutChanged
}

struct EventLog {
    func post(notification: LayoutEvent, argument: String) {}
}

final class ProductsViewController: UIViewController {
    private let log = EventLog()

    @IBAction private func clearFilters(_ sender: UIButton) {
        log.post(notification: .layoutChanged, argument: "Filters cleared")
    }
}
