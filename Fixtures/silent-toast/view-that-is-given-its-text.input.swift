import UIKit

final class MessageView: UIView {
    private let contentLabel = UILabel()

    func configure(text: String) {
        contentLabel.text = text
    }
}

final class BookingViewController: UIViewController {
    private let messageView = MessageView()
    var book: (@escaping (Bool) -> Void) -> Void = { _ in }

    @IBAction private func bookTapped(_ sender: UIButton) {
        book { [weak self] isBooked in
            self?.showMessage(isBooked ? "You have a place" : "The class is full")
        }
    }

    private func showMessage(_ text: String) {
        messageView.configure(text: text)
        messageView.isHidden = false
    }
}
