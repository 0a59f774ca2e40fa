import UIKit

final class OrdersViewController: UIViewController, UITableViewDataSource {
  @IBOutlet private var tableView: UITableView!
  @IBOutlet private var summary: SummaryView!
  private var orders: [Order] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { orders.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let summary = tableView.dequeueReusableCell(withIdentifier: "order", for: indexPath) as! SummaryCell
    summary.titleLabel.text = orders[indexPath.row].title
    return summary
  }

  @IBAction private func refresh(_ sender: UIButton) {
    load()
  }

  private func sync(_ orders: [Order]) async {}

  private func load() {
    Task {
      do {
        orders = try await api.orders()
        await sync(orders)
      } catch {
        summary.errorLabel.text = error.localizedDescription
        summary.errorLabel.isHidden = false
      }
    }
  }
}

final class SummaryView: UIView {
  let errorLabel = UILabel()
}

final class SummaryCell: UITableViewCell {
  let titleLabel = UILabel()
}

struct Order {
  let title: String
}

@MainActor
private let api = OrderService()

@MainActor
private final class OrderService {
  func orders() async throws -> [Order] { [] }
}
