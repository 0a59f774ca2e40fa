import UIKit

final class BookmarksController: UIViewController {
  private let noBookmarksView = UIView()
  private let rows = UITableView()

  func showNoBookmarks() {
    noBookmarksView.isHidden = false
  }

  func hideNoBookmarks() {
    noBookmarksView.isHidden = true
  }
}
