import UIKit

@MainActor
final class WhisperPresenter {
    private let whisperWindow = UIWindow()

    func show() {
        whisperWindow.isHidden = false
    }
}
