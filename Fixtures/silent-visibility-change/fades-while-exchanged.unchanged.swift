// fixture: --unsafe-fixes
import UIKit

final class AnswerViewController: UIViewController {
    @IBOutlet private var answerView: UITextView!

    @objc private func toggleAnswer() {
        UIView.animate(
            withDuration: 0.1,
            animations: {
                self.answerView.alpha = 0
            },
            completion: { _ in
                self.exchangeText()
                UIView.animate(withDuration: 0.2) {
                    self.answerView.alpha = 1
                }
            }
        )
    }

    private func exchangeText() {}
}
