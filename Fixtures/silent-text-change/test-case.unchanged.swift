// fixture: --unsafe-fixes
import XCTest
import UIKit

final class RecorderTests: XCTestCase {
    @IBOutlet private var statusLabel: UILabel!

    @IBAction private func pause(_ sender: UIButton) {
        statusLabel.text = "Recording paused"
    }
}
