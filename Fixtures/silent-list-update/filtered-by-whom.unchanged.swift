import UIKit

final class RecentSearchController: UITableViewController {
  private var allQueries: [String] = []
  private var recentResults: [String] = []

  func filterResults(using text: String) {
    recentResults = allQueries.filter { $0.hasPrefix(text) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    recentResults.count
  }
}
