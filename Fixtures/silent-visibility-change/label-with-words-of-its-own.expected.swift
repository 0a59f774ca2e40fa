// fixture: --ios 16.0
import UIKit

final class GroupController: UIViewController {
  private let service = GroupService()
  private let noMembersLabel = UILabel()
  private let hintLabel = UILabel()
  private let countLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    noMembersLabel.text = "Nobody is in this group yet"
    noMembersLabel.isHidden = true
    hintLabel.isHidden = true
    view.addSubview(noMembersLabel)
  }

  @IBAction func load() {
    service.members { members in
      if members.isEmpty {
        self.noMembersLabel.isHidden = false
        if let message = self.noMembersLabel.text {
          UIAccessibility.post(notification: .announcement, argument: message)
        }
      }
    }
  }

  // Nothing says what it has to say.
  @IBAction func find() {
    service.members { members in
      if members.isEmpty {
        self.hintLabel.isHidden = false
      }
    }
  }

  // It says now this, now that.
  @IBAction func count() {
    service.members { members in
      if members.isEmpty {
        self.countLabel.isHidden = false
      }
    }
  }

  private func begin() { countLabel.text = "Counting the members" }
  private func end() { countLabel.text = "All members are counted" }
}

final class GroupService {
  func members(_ done: @escaping @MainActor ([String]) -> Void) {}
}
