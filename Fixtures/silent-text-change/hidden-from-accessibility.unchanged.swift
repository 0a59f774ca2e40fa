import UIKit

final class WaveformViewController: UIViewController {
    private let statusLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        statusLabel.isAccessibilityElement = false
        view.addSubview(statusLabel)
    }

    @IBAction private func pause(_ sender: UIButton) {
        statusLabel.text = "||"
    }
}
