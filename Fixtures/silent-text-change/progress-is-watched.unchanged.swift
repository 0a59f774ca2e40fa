import UIKit

final class PrepareController: UIViewController {
  @IBOutlet private var statusLabel: UILabel!
  private var observation: NSKeyValueObservation?

  func follow(_ progress: Progress) {
    observation = progress.observe(\.localizedDescription, options: .initial) { [weak self] progress, _ in
      DispatchQueue.main.async {
        self?.statusLabel.text = progress.localizedDescription
      }
    }
  }
}
