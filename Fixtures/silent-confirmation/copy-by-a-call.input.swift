// fixture: --ios 16.0 --unsafe-fixes
import UIKit

/// A copy is made by a call as well as by an assignment.
final class RelayController: UIViewController {
  private var relay = ""

  @IBAction private func copyTapped(_ sender: UIButton) {
    UIPasteboard.general.setValue(relay, forPasteboardType: "public.plain-text")
  }
}
