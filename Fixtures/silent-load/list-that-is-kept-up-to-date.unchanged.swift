import UIKit

/// Nobody is known to ask for it, nothing shows a wait: no finding.
final class ShelfViewController: UIViewController {
  private let tableView = UITableView()

  func applyTheme(_ theme: Theme) {
    tableView.backgroundColor = theme.background
    tableView.reloadData()
  }
}

struct Theme {
  let background: UIColor
}
