// fixture: --unsafe-fixes
import UIKit

final class CPMapButton {
    var isHidden = false
}

@MainActor
final class DashboardController {
    private let tiltButton = CPMapButton()
    private let tiltPanel = UIView()

    func mapDidTilt(_ isFlat: Bool) {
        if isFlat {
            tiltButton.isHidden = true
        }
    }

    func mapDidTurn(_ isFlat: Bool) {
        if isFlat {
            tiltPanel.isHidden = true
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
        }
    }
}
