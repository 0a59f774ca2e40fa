import UIKit

final class TaskListViewController: UITableViewController {
    private var tasks: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        loadTasks()
    }

    private func loadTasks() {
        tasks = UserDefaults.standard.stringArray(forKey: "tasks") ?? []
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        tasks.count
    }
}
