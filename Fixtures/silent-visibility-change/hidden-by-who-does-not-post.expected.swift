import UIKit

final class ChatBar: UIView {
    private let recorderView = UIView()

    func dismissRecorder() {
        hideRecorder()
    }

    private func hideRecorder() {
        UIView.animate(
            withDuration: 0.3,
            animations: { self.recorderView.alpha = 0 },
            completion: { _ in
                self.recorderView.removeFromSuperview()
                UIAccessibility.post(notification: .layoutChanged, argument: nil)
            })
    }
}

final class ChatViewController: UIViewController {
    private let chatBar = ChatBar()

    @IBAction private func cancelRecording(_ sender: UIButton) {
        chatBar.dismissRecorder()
    }
}
