// fixture: --unsafe-fixes
import UIKit

final class TipViewController: UIViewController {
    @IBOutlet private var resultLabel: UILabel!
    private let formatter = NumberFormatter()
    private var bill = Decimal(42)

    @IBAction private func calculate(_ sender: UIButton) {
        resultLabel.text = formatter.string(for: bill * 0.15)
        if let message = resultLabel.text {
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                UIAccessibility.post(notification: .announcement, argument: message)
            }
        }
    }
}
