import UIKit

final class LoggingViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    private var isOn = false

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        updateStatus()
    }

    @IBAction private func logTapped(_ sender: UIButton) {
        isOn.toggle()
        updateStatus()
    }

    private func updateStatus() {
        statusLabel.text = isOn ? "Recording" : "Not recording"
    }
}
