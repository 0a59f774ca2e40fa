import UIKit

final class HarbourViewController: UIViewController {
    @IBOutlet private var noticeContainer: UIView!
    private var noticeView: NoticeView?

    func showNotice(title: String, message: String) {
        let noticeView = NoticeView()
        noticeView.setTitle(text: title)
        noticeView.setMessage(text: message)
        noticeContainer.addSubview(noticeView)
        self.noticeView = noticeView
    }

    @IBAction func tideTapped(_ sender: Any) {
        showNotice(title: "Low tide", message: "The ferry leaves an hour later.")
    }
}

final class NoticeView: UIView {
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()

    func setTitle(text: String) { titleLabel.text = text }
    func setMessage(text: String) { messageLabel.text = text }
}
