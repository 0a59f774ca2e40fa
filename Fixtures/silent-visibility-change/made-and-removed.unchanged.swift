import UIKit

final class NewsListViewController: UIViewController {
  func didDismissSearch(_ controller: UIViewController) {
    let view = UIView()
    navigationController?.navigationBar.insertSubview(view, at: 1)
    view.removeFromSuperview()
  }
}
