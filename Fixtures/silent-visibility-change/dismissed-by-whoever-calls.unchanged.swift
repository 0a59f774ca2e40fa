import UIKit

final class FilterBoard: UIViewController {
  private let filterPanel = UIView()
  private let chipsBar = UIView()
  private var quickSearch: UIViewController?

  /// Several places close it, one of them when the connection comes back.
  func dismissFilters() {
    filterPanel.removeFromSuperview()
    chipsBar.tag = 0
  }

  func closeQuickSearch() {
    quickSearch?.view.removeFromSuperview()
    quickSearch = nil
  }

  func hideChipsBar() {
    chipsBar.isHidden = true
  }

  func connectionIsBack(_ note: Notification) {
    dismissFilters()
    closeQuickSearch()
    hideChipsBar()
  }
}
