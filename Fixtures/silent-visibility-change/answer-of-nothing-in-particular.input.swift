// fixture: --ios 16.0
import UIKit

/// What there is none of, the view's name does not say: VoiceOver looks anew.
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
