// fixture: --ios 16.0
import UIKit

/// Who searched hears of it where nothing was found: the view's name has the words.
final class CourseSearchController: UIViewController, UISearchBarDelegate {
  private let searchBar = UISearchBar()
  private let promptView = UIView()
  private let noResultsView = UIView()
  private let table = UITableView()
  private let client = CourseClient()
  private var courses: [String] = []

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    client.courses(named: searchBar.text ?? "") { found in
      DispatchQueue.main.async {
        self.courses = found
        if found.isEmpty {
          self.noResultsView.isHidden = false
          UIAccessibility.post(notification: .announcement, argument: "No results")
        }
      }
    }
  }
}

final class CourseClient {
  func courses(named name: String, completion: @escaping ([String]) -> Void) {}
}
