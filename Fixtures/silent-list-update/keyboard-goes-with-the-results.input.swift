import UIKit

final class StationSearchViewController: UIViewController, UISearchBarDelegate {
  @IBOutlet private var searchBar: UISearchBar!
  @IBOutlet private var tableView: UITableView!
  private let service = StationService()
  private var stations: [String] = []

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    service.stations(named: searchBar.text ?? "") { stations in
      self.stations = stations
      self.tableView.reloadData()
      self.searchBar.resignFirstResponder()
    }
  }
}

extension StationSearchViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    stations.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

final class StationService {
  func stations(named name: String, completion: @escaping ([String]) -> Void) {}
}
