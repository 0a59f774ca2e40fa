// fixture: --ios 16.0 --unsafe-fixes
import UIKit

final class LogViewController: UIViewController {
    private let log = Log()
    private var row = 0

    @IBAction private func copyEntry(_ sender: Any) {
        let entry = log.getMessage(row)
        UIPasteboard.general.string = entry
    }
}

struct Log {
    func getMessage(_ row: Int) -> String { "" }
    func entry(_ row: Int) -> String { "" }
    func showMessage(_ text: String) {}
}
