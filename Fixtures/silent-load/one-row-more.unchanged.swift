import UIKit

final class FeedListViewController: UITableViewController {
    private var feeds: [String] = []

    @IBAction private func addFeed(_ sender: UIBarButtonItem) {
        let finder = FeedFinder { [weak self] feed in
            guard let self = self else { return }
            if !self.feeds.contains(feed) {
                self.feeds.append(feed)
                self.feeds = self.feeds.sorted()
                self.tableView.reloadData()
            }
        }
        finder.begin()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        feeds.count
    }
}

@MainActor
final class FeedFinder {
    init(found: @escaping @MainActor (String) -> Void) {}
    func begin() {}
}
