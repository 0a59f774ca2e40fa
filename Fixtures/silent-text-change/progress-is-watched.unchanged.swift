import UIKit

final class PrepareController: UIViewController {
  @IBOutlet private var statusLabel: UILabel!

  func follow(_ progress: Work) {
    progress.observe(\.localizedDescription) { [weak self] progress in
      self?.statusLabel.text = progress.localizedDescription
    }
  }
}

@MainActor
final class Work {
  let localizedDescription = ""

  func observe(_ path: KeyPath<Work, String>, _ changed: @escaping @MainActor (Work) -> Void) {}
}
