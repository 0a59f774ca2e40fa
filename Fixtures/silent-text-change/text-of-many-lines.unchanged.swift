import UIKit

final class MailTestViewController: UIViewController {
    @IBOutlet private var resultLabel: UILabel!
    private let mail = Mail()

    @IBAction private func testTapped(_ sender: UIButton) {
        var result = "The mail was not sent.\n"
        if let reason = mail.send() {
            result += "Reason: \(reason)\n"
        }
        result += "What may help:\n"
        result += "1. Look at the address.\n"
        result += "2. Look at the network.\n"
        result += "3. Try it again later."
        resultLabel.text = result
    }
}

final class Mail {
    func send() -> String? { nil }
}
