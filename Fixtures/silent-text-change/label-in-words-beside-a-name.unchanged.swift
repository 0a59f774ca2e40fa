import UIKit

final class PairedViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    @IBOutlet private var infoLabel: UILabel!
    @IBOutlet private var nextButton: UIButton!

    @IBAction func nextTapped(_ sender: UIButton) {
        nextButton.isEnabled = false
        infoLabel.text = Pairing.shared.deviceName
        statusLabel.text = NSLocalizedString("pairing.scan.step", comment: "")
        Pairing.shared.start()
    }
}

@MainActor
final class Pairing {
    static let shared = Pairing()
    var deviceName = ""

    func start() {}
}
