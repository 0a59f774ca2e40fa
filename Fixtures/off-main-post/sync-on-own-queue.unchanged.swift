// fixture: --ios 16.0
import UIKit

final class PairingViewController: UIViewController {
  private var digits = ""

  func remindOfDigits() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
      DispatchQueue(label: "pairing.digits").sync {
        let spoken = self.digits
        UIAccessibility.post(notification: .announcement, argument: spoken)
      }
    }
  }
}
