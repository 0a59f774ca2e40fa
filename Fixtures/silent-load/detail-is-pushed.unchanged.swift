import UIKit

final class OrdersViewController: UITableViewController {
    private var order: String?

    @IBAction private func openLatest(_ sender: UIBarButtonItem) {
        Task {
            order = await OrderService.latest()
            let detail = UIViewController()
            detail.title = order
            navigationController?.pushViewController(detail, animated: true)
        }
    }
}

enum OrderService {
    static func latest() async -> String { "" }
}
