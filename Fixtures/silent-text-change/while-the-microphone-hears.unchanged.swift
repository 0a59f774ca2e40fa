import UIKit

final class DictationController: UIViewController {
    private let statusLabel = UILabel()
    private let recognizer = Recognizer()

    @IBAction private func speak(_ sender: UIButton) {
        recognizer.startListening()
        statusLabel.text = "Listening, please speak"
    }
}

final class Recognizer {
    func startListening() {}
}
