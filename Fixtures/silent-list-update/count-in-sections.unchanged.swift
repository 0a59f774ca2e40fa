import UIKit

final class AgendaViewController: UITableViewController {
    private var days: [[String]] = []
    var calendar = { [[String]]() }

    func loadDays() {
        days = calendar()
        tableView.reloadData()
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        days.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        days[section].count
    }
}
