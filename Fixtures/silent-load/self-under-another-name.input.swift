import UIKit

final class FerriesViewController: UIViewController, UITableViewDataSource {
    private var ferries: [String] = []
    private let tableView = UITableView()
    private let spinner = UIActivityIndicatorView()

    @objc private func refreshPulled(_ control: UIRefreshControl) {
        FerryStore.fetch { data in
            DispatchQueue.main.async { [weak self] in
                if let owner = self {
                    owner.ferries = data
                    owner.tableView.reloadData()
                    control.endRefreshing()
                }
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let control = UIRefreshControl()
        control.addTarget(self, action: #selector(refreshPulled(_:)), for: .valueChanged)
        tableView.refreshControl = control
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        ferries.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

enum FerryStore {
    static func fetch(completion: @escaping @Sendable ([String]) -> Void) {}
}
