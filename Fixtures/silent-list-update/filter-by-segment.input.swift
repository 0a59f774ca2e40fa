// fixture: --unsafe-fixes
import UIKit

final class TaskListViewController: UIViewController, UITableViewDataSource {
    @IBOutlet private var tableView: UITableView!
    @IBOutlet private var filterControl: UISegmentedControl!
    private var tasks: [Task] = []
    private var visibleTasks: [Task] = []

    struct Task {
        let title: String
        let isDone: Bool
    }

    @IBAction private func filterChanged(_ sender: UISegmentedControl) {
        let showsDone = sender.selectedSegmentIndex == 1
        visibleTasks = tasks.filter { $0.isDone == showsDone }
        tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return visibleTasks.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.textLabel?.text = visibleTasks[indexPath.row].title
        return cell
    }
}
