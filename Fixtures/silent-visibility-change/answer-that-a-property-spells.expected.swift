// fixture: --ios 16.0
import UIKit

/// The label that lies in the view is a property, which has its words from the first.
final class BookSearchController: UIViewController, UISearchBarDelegate {
  private let emptyView = UIView()
  private let emptyLabel: UILabel = {
    let label = UILabel()
    label.text = NSLocalizedString("No book has that title.", comment: "Search")
    return label
  }()
  private let client = BookClient()

  override func viewDidLoad() {
    super.viewDidLoad()
    emptyView.addSubview(emptyLabel)
    view.addSubview(emptyView)
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    client.books(named: searchBar.text ?? "") { books in
      DispatchQueue.main.async {
        if books.isEmpty {
          self.emptyView.isHidden = false
          UIAccessibility.post(
            notification: .announcement,
            argument: NSLocalizedString("No book has that title.", comment: "Search")
          )
        }
      }
    }
  }
}

final class BookClient {
  func books(named name: String, completion: @escaping ([String]) -> Void) {}
}
