import UIKit

final class DiaryViewController: UITableViewController {
    private var entries: [String] = []

    @IBAction private func loadEarlier(_ sender: UIButton) {
        DiaryService.entries(before: entries.first) { [weak self] found in
            guard let self else { return }
            self.entries.insert(contentsOf: found, at: 0)
            self.tableView.reloadData()
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        entries.count
    }
}

enum DiaryService {
    static func entries(before: String?, completion: @escaping @MainActor ([String]) -> Void) {}
}
