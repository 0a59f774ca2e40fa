// fixture: --unsafe-fixes
import UIKit

final class BooksViewController: UITableViewController {
    private var books: [String] = []

    @IBAction private func sortTapped(_ sender: UIBarButtonItem) {
        title = "\(sortedCount()) books"
    }

    private func sortedCount() -> Int { show(books.sorted()) }

    private func show(_ sortedBooks: [String]) -> Int {
        books = sortedBooks
        tableView.reloadData()
        return books.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        books.count
    }
}
