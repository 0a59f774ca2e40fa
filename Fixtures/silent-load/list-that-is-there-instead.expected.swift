import UIKit

final class LakesViewController: UIViewController, UITableViewDataSource {
    private let tableView = UITableView()
    private let spinner = UIActivityIndicatorView()
    private var lakes: [String] = []
    private var nearby: [String] = []

    @IBAction private func searchTapped() {
        spinner.startAnimating()
        Atlas.lakes { found in
            self.spinner.stopAnimating()
            if let found {
                self.open(found)
            } else {
                self.lakes = self.nearby
                self.tableView.reloadData()
                UIAccessibility.post(
                    notification: .announcement,
                    argument: "Lakes found: \(self.lakes.count)"
                )
            }
        }
    }

    private func open(_ found: [String]) {
        navigationController?.pushViewController(UIViewController(), animated: true)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        lakes.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

enum Atlas {
    static func lakes(then done: @escaping @MainActor ([String]?) -> Void) {}
}
