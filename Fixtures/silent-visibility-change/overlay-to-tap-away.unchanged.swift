import UIKit

final class SearchController: UIViewController {
  private var searchOverlay = UIControl()

  func showSearchOverlay() {
    searchOverlay.backgroundColor = .black
    view.addSubview(searchOverlay)
    UIView.animate(withDuration: 0.3) {
      self.searchOverlay.alpha = 1
    }
  }
}
