import UIKit

@MainActor
final class ActivityIndicatorPresenter {
    private let messageLabel = UILabel()

    func showOverlay(saying message: String) {
        let overlayView = UIView(frame: UIScreen.main.bounds)
        let wheel = UIActivityIndicatorView()
        wheel.startAnimating()
        overlayView.addSubview(wheel)
        messageLabel.text = message
        overlayView.addSubview(messageLabel)
        UIApplication.shared.keyWindow?.addSubview(overlayView)
    }
}
