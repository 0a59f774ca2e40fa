import UIKit

final class RadioListViewController: UITableViewController {
  private var stations: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    refreshControl = UIRefreshControl()
    refreshControl?.addTarget(self, action: #selector(pulled), for: .valueChanged)
  }

  @objc func pulled() {
    Directory.stations { [weak self] stations in
      DispatchQueue.main.async {
        self?.stations = stations
        self?.refreshControl?.endRefreshing()
        self?.tableView.reloadData()
        UIAccessibility.post(
          notification: .announcement,
          argument: "Stations loaded: \(stations.count)"
        )
      }
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return stations.count
  }
}

enum Directory {
  static func stations(completion: @escaping ([String]) -> Void) {}
}
