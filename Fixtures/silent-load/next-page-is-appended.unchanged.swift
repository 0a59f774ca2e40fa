import UIKit

final class TimelineViewController: UITableViewController {
    private var posts: [String] = []
    private var page = 0

    @IBAction private func loadMore(_ sender: UIButton) {
        page += 1
        PostService.posts(page: page) { [weak self] morePosts in
            guard let self else { return }
            self.posts.append(contentsOf: morePosts)
            self.tableView.reloadData()
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        posts.count
    }
}

enum PostService {
    static func posts(page: Int, completion: @escaping @MainActor ([String]) -> Void) {}
}
