import UIKit

final class StatusEditorViewController: UIViewController, UITextViewDelegate {
    @IBOutlet private var statusLabel: UILabel!

    func textViewDidChange(_ textView: UITextView) {
        statusLabel.text = "\(280 - textView.text.count) letters left"
    }
}
