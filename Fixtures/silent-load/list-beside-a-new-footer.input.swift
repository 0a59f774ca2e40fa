import UIKit

final class CrateViewController: UIViewController, UITableViewDataSource {
    private let tableView = UITableView()
    private let footer = UIView()
    private var crates: [String] = []

    @IBAction private func searchTapped() {
        crates = Warehouse.crates()
        view.addSubview(footer)
        tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        crates.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

enum Warehouse {
    static func crates() -> [String] { [] }
}
