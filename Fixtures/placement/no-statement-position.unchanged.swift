import UIKit

final class OracleViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    private func write(_ text: String = { "Ask again" }()) -> Bool {
        assert({ statusLabel.text = "Checked"; return true }())
        return text.isEmpty
    }

    private var summary: String {
        "State: \({ () -> String in statusLabel.text = "Asked"; return "asked" }())"
    }
}
