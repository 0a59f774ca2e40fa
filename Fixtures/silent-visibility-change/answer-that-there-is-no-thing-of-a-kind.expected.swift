// fixture: --ios 16.0
import UIKit

/// Of what there are several the file knows: `friends`, so there are none of them.
final class FriendsController: UIViewController {
  private let emptyFriendListView = UIView()
  private let list = UITableView()
  private let client = FriendClient()
  private var friends: [String] = []

  @IBAction private func reload(_ sender: UIButton) {
    client.friends { found in
      self.friends = found
      if found.isEmpty {
        self.list.isHidden = true
        self.emptyFriendListView.isHidden = false
        UIAccessibility.post(notification: .announcement, argument: "No friends")
      }
    }
  }
}

final class FriendClient {
  func friends(completion: @escaping ([String]) -> Void) {}
}
