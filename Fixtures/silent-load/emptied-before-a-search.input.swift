import UIKit

final class PortSearchController: UIViewController, UISearchBarDelegate, UITableViewDataSource {
    private let tableView = UITableView()
    private let spinner = UIActivityIndicatorView()
    private var ports: [String] = []

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        ports.removeAll()
        tableView.reloadData()
        spinner.startAnimating()
        PortService.search { names in
            DispatchQueue.main.async {
                for name in names {
                    self.ports.append(name)
                }
                self.spinner.stopAnimating()
                self.tableView.reloadData()
            }
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        ports.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

enum PortService {
    static func search(completion: @escaping @Sendable ([String]) -> Void) {}
}
