import UIKit

final class ThermostatViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    private var isHeating = false {
        didSet { statusLabel.text = isHeating ? "Heating" : "Idle" }
    }

    @IBAction private func start(_ sender: UIButton) {
        navigationController?.popViewController(animated: true)
        isHeating = true
    }
}
