import UIKit

final class FerryViewController: UIViewController, UITableViewDataSource {
    @IBOutlet private var tableView: UITableView!
    private var allFerries: [Ferry] = []
    private var ferries: [Ferry] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Ferries", comment: "Title of the list")
    }

    @IBAction private func showOpen(_ sender: UIButton) {
        ferries = allFerries.filter { $0.isOpen }
        tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        ferries.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Ferry", for: path)
    }
}

struct Ferry {
    let isOpen: Bool
}
