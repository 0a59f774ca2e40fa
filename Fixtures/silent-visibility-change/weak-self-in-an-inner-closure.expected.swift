import UIKit

final class SecretViewController: UIViewController {
    @IBOutlet private var answerText: UITextView!

    @objc private func toggleAnswer() {
        UIView.animate(
            withDuration: 0.1,
            animations: { [weak self] in
                self?.view.layoutIfNeeded()
            },
            completion: { [weak self] _ in
                guard let self else { return }
                self.refresh()
                UIView.animate(
                    withDuration: 0.2,
                    animations: { [weak self] in
                        self?.answerText.alpha = 1
                    },
                    completion: nil
                )
                UIAccessibility.post(notification: .layoutChanged, argument: self.answerText)
            }
        )
    }

    private func refresh() {}
}
