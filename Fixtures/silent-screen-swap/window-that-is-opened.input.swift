// fixture: --ios 16.0
import UIKit

final class PaymentRoot: UIViewController {}

/// Opens a window of its own over the app for what is to be paid.
@MainActor final class PaymentWindows {
  private var paymentRoot: PaymentRoot?
  private var paymentWindow: UIWindow?

  @IBAction func payTapped(_ sender: UIButton) {
    openPayments()
  }

  func openPayments() {
    if paymentRoot == nil {
      paymentRoot = PaymentRoot()
    }
    if paymentWindow == nil {
      paymentWindow = UIWindow(frame: UIScreen.main.bounds)
      paymentWindow!.rootViewController = paymentRoot
      paymentWindow!.makeKeyAndVisible()
    }
  }
}
