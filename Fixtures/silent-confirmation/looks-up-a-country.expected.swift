// fixture: --unsafe-fixes
import UIKit

func localized(country code: String) -> String {
    Locale.current.localizedString(forRegionCode: code) ?? code
}

final class TransferController: UIViewController {
    private let countryLabel = UILabel()
    private var account = "DE00 1234"

    func fillCountry() {
        countryLabel.text = localized(country: "DE")
    }

    @IBAction private func copyTapped() {
        UIPasteboard.general.string = account
        DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
            UIAccessibility.post(
                notification: .announcement,
                argument: NSLocalizedString("Copied", comment: "VoiceOver announcement")
            )
        }
    }
}
