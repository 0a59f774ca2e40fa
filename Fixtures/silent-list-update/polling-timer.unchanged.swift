import UIKit

final class QueueViewController: UITableViewController {
    private var callers: [String] = []
    private var timer: Timer?

    @IBAction private func startWatching(_ sender: UIButton) {
        timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { [weak self] _ in
            self?.loadCallers()
        }
    }

    private func loadCallers() {
        callers = Switchboard.waiting()
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        callers.count
    }
}

enum Switchboard {
    static func waiting() -> [String] { [] }
}
