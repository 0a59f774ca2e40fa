import UIKit

final class RecentSearchesController: UITableViewController {
  private var recentSearches: [String] = []
  private let store = SearchStore()

  @objc private func fieldChanged(_ field: UITextField) {
    reload(matching: field.text ?? "")
  }

  func reload(matching filterText: String) {
    store.read(filterText) { found in
      DispatchQueue.main.async {
        self.recentSearches = found
        self.tableView.reloadData()
      }
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    recentSearches.count
  }
}

final class SearchStore {
  func read(_ text: String, completion: @escaping @Sendable ([String]) -> Void) {}
}
