import UIKit

final class GaugesViewController: UIViewController {
    private let tableView = UITableView()
    private let statusLabel = UILabel()
    private let source = GaugeSource()

    @IBAction private func nextTapped() {
        source.goOn()
        tableView.reloadData()
        statusLabel.text = "All gauges are up to date"
    }
}

final class GaugeSource: NSObject {
    func goOn() {}
}
