import UIKit

final class BranchesViewController: UIViewController, UITableViewDataSource {
    @IBOutlet private var tableView: UITableView!
    @IBOutlet private var spinner: UIActivityIndicatorView!
    private var branches: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        spinner.startAnimating()
        loadBranches()
    }

    private func loadBranches() {
        Task {
            branches = await BranchService.all()
            spinner.stopAnimating()
            tableView.reloadData()
            UIAccessibility.post(
                notification: .announcement,
                argument: "Branches loaded: \(branches.count)"
            )
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        branches.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "branch", for: indexPath)
        cell.textLabel?.text = branches[indexPath.row]
        return cell
    }
}

enum BranchService {
    static func all() async -> [String] { [] }
}
