import UIKit

final class InvoiceListViewController: UIViewController, UITableViewDataSource {
    private let spinner = UIActivityIndicatorView()
    private let tableView = UITableView()
    private var invoices: [Invoice] = []

    @IBAction private func remindTapped() {
        spinner.startAnimating()
        InvoiceStore.load { changed in
            self.spinner.stopAnimating()
            self.merge(changed)
        }
    }

    private func merge(_ changed: [Invoice]) {
        for (index, invoice) in changed.enumerated() {
            invoices[index] = invoice
        }
        tableView.reloadData()
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
