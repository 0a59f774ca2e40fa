import UIKit

class ReloadingViewController: UIViewController {
    @IBOutlet var tableView: UITableView!

    override func viewDidLoad() {
        super.viewDidLoad()
        let control = UIRefreshControl()
        control.addTarget(self, action: #selector(didPull), for: .valueChanged)
        tableView.refreshControl = control
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if needsReload { reloadData() }
    }

    @objc private func didPull() {
        reloadData()
    }

    private var needsReload: Bool { true }

    func reloadData() {}

    func onSuccess() {}
}

final class KeysViewController: ReloadingViewController, UITableViewDataSource {
    private var keys: [Key] = []

    override func reloadData() {
        super.reloadData()
        keys = (try? Key.all()) ?? []
        onSuccess()
        tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        keys.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

struct Key {
    static func all() throws -> [Key] { [] }
}
