import UIKit

final class OptionRow: UIView {
    private let iconContainer = UIView()
    private let underscore = UIView()

    func hideIcon() {
        iconContainer.isHidden = true
    }

    func hideUnderscore() {
        underscore.isHidden = true
    }
}
