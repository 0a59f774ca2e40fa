// fixture: --ios 16.0 --unsafe-fixes
import UIKit

/// Nothing is copied: what was is taken away.
final class VaultController: UIViewController {
  @IBAction private func clearTapped(_ sender: UIButton) {
    UIPasteboard.general.setItems([[:]], options: [:])
  }
}
