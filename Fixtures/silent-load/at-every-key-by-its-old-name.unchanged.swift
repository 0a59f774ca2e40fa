import UIKit

final class PlaceTable: UITableViewController {
  private var matchingItems: [String] = []
  private let places = PlaceSearch()

  func updateSearchResultsForSearchController(searchController: UISearchController) {
    places.start { found in
      self.matchingItems = found
      self.tableView.reloadData()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    matchingItems.count
  }
}

final class PlaceSearch {
  func start(completion: @escaping ([String]) -> Void) {}
}
