import UIKit

final class InvoiceSearchViewController: UIViewController, UITableViewDataSource {
    private let emptyView = UIView()
    private let emptyLabel = UILabel()
    private let resultCountLabel = UILabel()
    private let spinner = UIActivityIndicatorView()
    private let tableView = UITableView()
    private var invoices: [Invoice] = []

    @IBAction private func searchTapped() {
        spinner.startAnimating()
        InvoiceStore.load { found in
            self.spinner.stopAnimating()
            self.invoices = found
            self.tableView.reloadData()
            self.emptyView.isHidden = !found.isEmpty
            self.emptyLabel.text = "Nothing was found"
            self.resultCountLabel.text = "\(found.count) invoices found"
            UIAccessibility.post(
                notification: .announcement,
                argument: "\(found.count) invoices found"
            )
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        invoices.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

struct Invoice: Sendable { var isLate = false }

enum InvoiceStore {
    static func load(completion: @escaping @MainActor ([Invoice]) -> Void) {}
}
