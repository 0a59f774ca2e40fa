import UIKit

final class PairingViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    @IBOutlet private var infoLabel: UILabel!
    @IBOutlet private var nextButton: UIButton!

    @IBAction func nextTapped(_ sender: UIButton) {
        nextButton.isEnabled = false
        infoLabel.text = NSLocalizedString("pairing.scan.info", comment: "")
        statusLabel.text = NSLocalizedString("pairing.scan.step", comment: "")
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(
                notification: .announcement,
                argument: "\(NSLocalizedString("pairing.scan.info", comment: "")). \(NSLocalizedString("pairing.scan.step", comment: ""))"
            )
        }
        Pairing.shared.start()
    }
}

@MainActor
final class Pairing {
    static let shared = Pairing()
    var deviceName = ""

    func start() {}
}
