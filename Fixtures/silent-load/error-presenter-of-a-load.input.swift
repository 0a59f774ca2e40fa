import UIKit

final class OrdersViewController: UITableViewController {
    @IBOutlet private var errorLabel: UILabel!
    private var orders: [String] = []

    @IBAction private func reloadTapped(_ sender: UIBarButtonItem) {
        Task { await loadOrders() }
    }

    private func loadOrders() async {
        do {
            orders = try await OrderService.orders()
            tableView.reloadData()
        } catch {
            showError("The orders could not be loaded.")
        }
    }

    private func showError(_ message: String) {
        errorLabel.text = message
        errorLabel.isHidden = false
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        orders.count
    }
}

enum OrderService {
    static func orders() async throws -> [String] { [] }
}
