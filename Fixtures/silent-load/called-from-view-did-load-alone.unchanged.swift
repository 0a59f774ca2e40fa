import UIKit

final class BranchesViewController: UITableViewController {
    private var branches: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        loadBranches()
    }

    private func loadBranches() {
        Task {
            branches = await BranchService.all()
            tableView.reloadData()
        }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        branches.count
    }
}

enum BranchService {
    static func all() async -> [String] { [] }
}
