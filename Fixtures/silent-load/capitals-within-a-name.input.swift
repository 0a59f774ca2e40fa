import UIKit

final class DrivesViewController: UIViewController, UITableViewDataSource {
    private let tableView = UITableView()
    private var knownUSBDrives: [String] = []

    @IBAction private func searchTapped() {
        knownUSBDrives = Port.drives()
        tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        knownUSBDrives.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

enum Port {
    static func drives() -> [String] { [] }
}
