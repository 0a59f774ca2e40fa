import UIKit

final class StallsViewController: UIViewController {
  lazy var stalls = StallStore.watch { [weak self] in
    self?.reloadData()
  }
  var rows: [String] = []
  let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.refreshControl = UIRefreshControl()
    tableView.refreshControl?.addTarget(self, action: #selector(refresh), for: .valueChanged)
  }

  @objc func refresh() {
    stalls.load()
  }

  func reloadData() {
    rows = stalls.all.sorted()
    if !stalls.isPending {
      tableView.refreshControl?.endRefreshing()
    }
    tableView.reloadData()
  }
}

extension StallsViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

final class StallStore {
  var isPending = false
  var all: [String] = []
  static func watch(_ changed: @escaping () -> Void) -> StallStore { StallStore() }
  func load() {}
}
