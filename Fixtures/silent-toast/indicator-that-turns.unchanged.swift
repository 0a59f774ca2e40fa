// fixture: --ios 15.0 --unsafe-fixes
import AlertKit
import UIKit

final class WardrobeViewController: UIViewController {
    @IBAction private func saveTapped(_ sender: UIButton) {
        AlertKitAPI.present(title: "Saving", icon: .spinnerSmall, style: .iOS17AppleMusic)
    }
}
