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
        let announcement = "Books shown: \(books.count)"
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: announcement)
        }
        return books.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        books.count
    }
}
