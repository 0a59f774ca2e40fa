import UIKit

enum Dock {
  static let state = NSLocalizedString("state", comment: "")
  static let hint = NSLocalizedString("hint", comment: "")
}

final class DockViewController: UIViewController {
  @IBOutlet private var statusLabel: UILabel!
  @IBOutlet private var hintLabel: UILabel!

  @IBAction private func dock(_ sender: UIButton) {
    Task {
      do {
        try await Boat.dock()
      } catch {
        statusLabel.text = Dock.state
        hintLabel.text = Dock.hint
      }
    }
  }
}

enum Boat {
  static func dock() async throws {}
}
