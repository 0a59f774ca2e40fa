import UIKit

struct Bookmark {}

protocol BookmarkStore {
  func all(_ completion: @escaping ([Bookmark]) -> Void)
}

final class BookmarksViewController: UITableViewController {
  private let spinner = UIActivityIndicatorView()
  private var bookmarks: [Bookmark] = []
  var store: BookmarkStore!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(spinner)
    spinner.startAnimating()
  }

  // Who comes back has waited for nothing.
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    store.all { bookmarks in
      DispatchQueue.main.async {
        self.bookmarks = bookmarks
        self.tableView.reloadData()
        self.spinner.stopAnimating()
      }
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    bookmarks.count
  }
}
