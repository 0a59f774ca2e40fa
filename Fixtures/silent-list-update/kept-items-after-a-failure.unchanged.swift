// fixture: --unsafe-fixes --ios 17.0
import UIKit

final class NewsViewController: UITableViewController {
    private var stories: [String] = []

    @objc private func refresh() {
        Task {
            do {
                stories = try await News.latest()
            } catch {
                stories = News.kept
                tableView.reloadData()
            }
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        stories.count
    }
}

enum News {
    static let kept = ["Yesterday's story"]
    static func latest() async throws -> [String] { [] }
}
