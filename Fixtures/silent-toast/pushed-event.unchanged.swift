import UIKit

final class ChatViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(memberJoined(_:)), name: .memberJoined, object: nil)
    }

    @objc private func memberJoined(_ notification: Notification) {
        showToast(message: "A new member has joined")
    }

    private func showToast(message: String) {
        let toast = UILabel(frame: CGRect(x: 20, y: 60, width: 280, height: 44))
        toast.text = message
        view.addSubview(toast)
    }
}

extension Notification.Name {
    static let memberJoined = Notification.Name("memberJoined")
}
