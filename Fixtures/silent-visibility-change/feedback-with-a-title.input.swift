import UIKit

final class AnswerView: UIView {
    private let feedbackView = FeedbackView()

    func showFeedback(isRight: Bool, title: String) {
        feedbackView.update(isRight: isRight, title: title)
        feedbackView.isHidden = false
    }
}

final class FeedbackView: UIView {
    private let caption = UILabel()

    func update(isRight: Bool, title: String) {
        caption.text = title
        backgroundColor = isRight ? .systemRed : .systemRed
    }
}
