// fixture: --unsafe-fixes
import UIKit

final class MeterViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    private let reader = Reader()

    @IBAction private func readOwn(_ sender: UIButton) {
        statusLabel.text = reader.message
    }

    @IBAction private func readTable(_ sender: UIButton) {
        statusLabel.text = Texts.Meter.done
    }

    @IBAction private func readCall(_ sender: UIButton) {
        statusLabel.text = String(format: Texts.Meter.done, reader.message)
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
