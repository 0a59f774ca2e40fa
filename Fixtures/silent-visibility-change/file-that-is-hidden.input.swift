// fixture: --unsafe-fixes
import UIKit

enum FileMark {
    case kept, hidden

    func apply(_ isOn: Bool, to values: inout URLResourceValues) {
        switch self {
        case .kept:
            values.isExcludedFromBackup = isOn
        case .hidden:
            values.isHidden = isOn
        }
    }

    @MainActor
    func apply(_ isOn: Bool, to panel: UIView) {
        switch self {
        case .kept:
            panel.isUserInteractionEnabled = isOn
        case .hidden:
            panel.isHidden = isOn
        }
    }
}
