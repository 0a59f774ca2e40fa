// fixture: --ios 15.0
import UIKit

final class SearchViewController: UIViewController, UITableViewDataSource {
    @IBOutlet private var tableView: UITableView!
    @IBOutlet private var spinner: UIActivityIndicatorView!
    private var places: [String] = []
    private var searching: Task<Void, Never>?

    @IBAction private func search(_ sender: UIButton) {
        searching?.cancel()
        spinner.startAnimating()
        searching = Task {
            places = await Places.all()
            tableView.reloadData()
            spinner.stopAnimating()
            if !Task.isCancelled {
                UIAccessibility.post(
                    notification: .announcement,
                    argument: "Places found: \(places.count)"
                )
            }
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        places.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

enum Places {
    static func all() async -> [String] { [] }
}
