import UIKit

@MainActor
protocol SearchInputDelegate: AnyObject {
  func searchInputDidEdit(_ view: SearchInput)
}

final class SearchInput: UIView {
  weak var delegate: SearchInputDelegate?
  var text: String?
}

final class ContactsViewController: UIViewController, UITableViewDataSource {
  private let tableView = UITableView()
  private let resultsLabel = UILabel()
  private var contacts: [String] = []
  private var searchResults: [String] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    searchResults.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

extension ContactsViewController: SearchInputDelegate {
  func searchInputDidEdit(_ view: SearchInput) {
    guard let query = view.text else { return }
    searchResults = contacts.filter { $0.contains(query) }
    tableView.reloadData()
    resultsLabel.text = "\(searchResults.count) contacts"
  }
}
