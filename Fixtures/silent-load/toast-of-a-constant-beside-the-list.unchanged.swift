import UIKit

struct Toast {
  static let fresh = Toast()
}

final class GoodsViewController: UITableViewController {
  private var goods: [String] = []
  private var toast: Toast?

  @IBAction private func reload(_ sender: UIButton) {
    Task {
      goods = await Store.goods()
      tableView.reloadData()
      toast = Toast.fresh
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    goods.count
  }
}

enum Store {
  static func goods() async -> [String] { [] }
}
