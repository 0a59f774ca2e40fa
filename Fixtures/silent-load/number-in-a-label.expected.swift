import UIKit

final class OrdersController: UIViewController {
  @IBOutlet private var tableView: UITableView!
  @IBOutlet private var countLabel: UILabel!
  private var orders: [Order] = []
  private let store = OrderStore()

  @IBAction func search(_ sender: UIButton) {
    orders = store.find("open")
    tableView.reloadData()
    countLabel.text = "\(orders.count) orders"
    let announcement = "\(orders.count) orders"
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
      UIAccessibility.post(notification: .announcement, argument: announcement)
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    orders.count
  }
}

struct Order {}

final class OrderStore {
  func find(_ words: String) -> [Order] { [] }
}
