// fixture: --unsafe-fixes
import UIKit

final class WizardViewController: UIViewController {
    private func showStep(_ number: Int) {
        UIAccessibility.post(notification: .announcement, argument: "Step \(number) of 4")
    }
}
