import UIKit

final class InboxViewController: UITableViewController {
    private var items: [String] = []
    private let feed = Feed()

    override func viewDidLoad() {
        super.viewDidLoad()
        refreshControl = UIRefreshControl()
        refreshControl?.addTarget(self, action: #selector(refresh(_:)), for: .valueChanged)
    }

    @objc private func refresh(_ sender: UIRefreshControl) {
        feed.fetch { [weak self] result in
            DispatchQueue.main.async {
                guard let self else { return }
                switch result {
                case .success(let items):
                    self.items = items
                    self.tableView.reloadData()
                    sender.endRefreshing()
                    UIAccessibility.post(
                        notification: .announcement,
                        argument: "Items loaded: \(self.items.count)"
                    )
                case .failure:
                    sender.endRefreshing()
                }
            }
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        items.count
    }
}

final class Feed {
    func fetch(completion: @escaping (Result<[String], Error>) -> Void) {}
}
