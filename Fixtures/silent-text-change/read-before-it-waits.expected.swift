// fixture: --unsafe-fixes
import UIKit

final class MeterViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    private let reader = Reader()

    @IBAction private func readOwn(_ sender: UIButton) {
        statusLabel.text = reader.message
        let announcement = reader.message
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: announcement)
        }
    }

    @IBAction private func readTable(_ sender: UIButton) {
        statusLabel.text = Texts.Meter.done
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: Texts.Meter.done)
        }
    }

    @IBAction private func readCall(_ sender: UIButton) {
        statusLabel.text = String(format: Texts.Meter.done, reader.message)
        let announcement = String(format: Texts.Meter.done, reader.message)
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: announcement)
        }
    }
}

enum Texts {
    enum Meter {
        static let done = "The meter is read"
    }
}

@MainActor
final class Reader {
    var message = ""
}
