import UIKit

final class ChapterViewController: UIViewController {
    private let text = UITextView()
    private let message = UILabel()

    @IBAction private func nextChapter(_ sender: UIButton) {
        UIAccessibility.post(notification: .layoutChanged, argument: text)
        UIAccessibility.post(notification: .layoutChanged, argument: message)
    }
}
