// fixture: --unsafe-fixes
import UIKit

@MainActor
final class PrivacyScreens {
    private let coverWindow = UIWindow()
    private let coverPanel = UIView()

    func appDidLock() {
        coverWindow.isHidden = false
        coverWindow.frame = UIScreen.main.bounds
    }

    func appDidBlur() {
        coverPanel.isHidden = false
        coverPanel.frame = UIScreen.main.bounds
    }
}
