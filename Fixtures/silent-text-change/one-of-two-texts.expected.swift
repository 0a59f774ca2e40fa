import UIKit

final class ConsentViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    private var consent = Consent()

    @IBAction private func toggleConsent(_ sender: UISwitch) {
        consent.isGiven = sender.isOn
        statusLabel.text = consent.isGiven ? "Consent given" : "Consent withdrawn"
        let announcement = consent.isGiven ? "Consent given" : "Consent withdrawn"
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(notification: .announcement, argument: announcement)
        }
    }
}

struct Consent {
    var isGiven = false
}
