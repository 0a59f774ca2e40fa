import UIKit

final class TallyHeader: UIView {
  private let statusLabel = UILabel()
  private let store = HeaderStore()

  func addStatusLabels() {
    Task { @MainActor in
      let count = await store.count()
      statusLabel.text = "\(count) so far"
    }
  }
}

@MainActor final class HeaderStore {
  func count() async -> Int { 0 }
}
