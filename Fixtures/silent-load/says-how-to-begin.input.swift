import UIKit

/// What stands below the microphone all the time does not tell what was found.
final class DictationViewController: UIViewController, UITableViewDataSource {
  private let statusLabel = UILabel()
  private let spinner = UIActivityIndicatorView()
  private let tableView = UITableView()
  private var books: [String] = []

  @IBAction func searchTapped(_ sender: UIButton) {
    spinner.startAnimating()
    Library.books { [weak self] found in
      self?.spinner.stopAnimating()
      self?.statusLabel.text = "Tap the microphone to search"
      self?.books = found
      self?.tableView.reloadData()
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    books.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

enum Library {
  static func books(_ completion: @escaping ([String]) -> Void) {}
}
