// fixture: --ios 16.0
import UIKit

final class ServicesController: UITableViewController {
  @IBOutlet private var statusLabel: UILabel!

  @IBAction private func signIn(_ sender: UIButton) {
    statusLabel.text = "Signing in…"
    Directory.currentUser { user in
      DispatchQueue.main.async {
        if let user {
          self.statusLabel.text = "Signed in as \(user)"
        } else {
          self.statusLabel.text = "Error"
        }
      }
    }
  }
}

enum Directory {
  static func currentUser(_ done: @escaping @Sendable @MainActor (String?) -> Void) {}
}
