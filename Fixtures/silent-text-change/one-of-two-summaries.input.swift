import UIKit

final class InvoicesViewController: UIViewController, UITableViewDataSource {
    private let summaryLabel = UILabel()
    private let spinner = UIActivityIndicatorView()
    private let tableView = UITableView()
    private var invoices: [Invoice] = []

    @IBAction private func reloadTapped() {
        spinner.startAnimating()
        InvoiceStore.load { loaded in
            self.spinner.stopAnimating()
            self.invoices = loaded
            self.tableView.reloadData()
            let late = loaded.filter(\.isLate).count
            if late > 0 {
                self.summaryLabel.text = "\(late) of \(loaded.count) invoices are late"
            } else {
                self.summaryLabel.text = "\(loaded.count) invoices, none is late"
            }
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
