import UIKit

final class DrivesViewController: UIViewController, UITableViewDataSource {
    private let tableView = UITableView()
    private var knownUSBDrives: [String] = []

    @IBAction private func searchTapped() {
        knownUSBDrives = Port.drives()
        tableView.reloadData()
        let announcement = "Known USB drives found: \(knownUSBDrives.count)"
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: announcement)
        }
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
