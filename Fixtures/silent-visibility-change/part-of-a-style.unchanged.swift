// fixture: --ios 16.0 --unsafe-fixes
import UIKit

struct ErrorStyle {
    var isHidden = true
}

struct FieldStyle {
    var error: ErrorStyle?
}

final class NameField: UIView {
    private var style: FieldStyle?

    @IBAction private func checkTapped(_ sender: UIButton) {
        style?.error?.isHidden = false
        setNeedsLayout()
    }
}
