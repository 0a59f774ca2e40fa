// fixture: --ios 16.0
import UIKit

/// What there is none of, neither the view nor its name says: that the layout changed says it even less.
final class InboxController: UIViewController {
  private let emptyView = UIView()
  private let list = UITableView()
  private let client = InboxClient()

  @IBAction private func reload(_ sender: UIButton) {
    client.letters { found in
      if found.isEmpty {
        self.list.isHidden = true
        self.emptyView.isHidden = false
      }
    }
  }
}

final class InboxClient {
  func letters(completion: @escaping ([String]) -> Void) {}
}
