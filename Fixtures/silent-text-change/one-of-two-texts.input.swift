import UIKit

final class ConsentViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    private var consent = Consent()

    @IBAction private func toggleConsent(_ sender: UISwitch) {
        consent.isGiven = sender.isOn
        statusLabel.text = consent.isGiven ? "Consent given" : "Consent withdrawn"
    }
}

struct Consent {
    var isGiven = false
}
