// fixture: --ios 16.0 --unsafe-fixes
import UIKit

/// What a list asks for it asks again and again, and nothing has happened when it does.
final class MutedController: UITableViewController {
  private var muted: [String] = []
  private let emptyView = UIView()
  private let saveButton = UIButton()
  private let replyField = UITextField()

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    if muted.isEmpty {
      emptyView.isHidden = false
    } else {
      hideEmptyView()
    }
    return muted.count
  }

  private func hideEmptyView() {
    emptyView.isHidden = true
  }

  private func replyCell(_ path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "reply", for: path)
    replyField.isHidden = true
    return cell
  }
}

extension MutedController {
  func pageViewController(
    _ pages: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController? {
    saveButton.isHidden = false
    return nil
  }

  func pageViewController(
    _ pages: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController? {
    saveButton.isHidden = true
    return nil
  }
}
