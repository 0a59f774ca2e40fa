import UIKit

final class KeyListViewController: UIViewController, UITableViewDataSource {
    private let tableView = UITableView()
    private var keys: [String] = []

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        loadKeys()
    }

    @IBAction private func keyAdded() { loadKeys() }

    private func loadKeys() {
        keys = KeyStore.all()
        tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        keys.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

enum KeyStore {
    static func all() -> [String] { [] }
}
