import UIKit

final class QuayViewController: UIViewController, UITableViewDataSource {
    @IBOutlet private var tableView: UITableView!
    private var allQuays: [Quay] = []
    private var quays: [Quay] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = L10n.Quays.title
    }

    @IBAction private func showOpen(_ sender: UIButton) {
        quays = allQuays.filter { $0.isOpen }
        tableView.reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        quays.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Quay", for: path)
    }
}

struct Quay {
    let isOpen: Bool
}

enum L10n {
    enum Quays {
        static let title = "Quays"
    }
}
