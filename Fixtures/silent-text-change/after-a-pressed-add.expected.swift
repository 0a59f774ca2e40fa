// fixture: --ios 16.0
import UIKit

final class TallyController: UIViewController {
  @IBOutlet private var statusLabel: UILabel!
  private let store = TallyStore()

  @IBAction private func addPressed(_ sender: UIButton) {
    Task { @MainActor in
      try await store.add(1)
      statusLabel.text = "Counted one more"
      UIAccessibility.post(notification: .announcement, argument: "Counted one more")
    }
  }
}

@MainActor final class TallyStore {
  func add(_ count: Int) async throws {}
}
