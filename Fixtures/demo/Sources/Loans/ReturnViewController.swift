import UIKit

final class ReturnViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    @IBOutlet private var spinner: UIActivityIndicatorView!
    @IBOutlet private var clockLabel: UILabel!
    private var returned = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        statusLabel.text = "Hold a book under the scanner"
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            self?.clockLabel.text = Date.now.formatted(date: .omitted, time: .standard)
        }
    }

    @IBAction private func returnTapped(_ sender: UIButton) {
        spinner.startAnimating()
        Task {
            defer { spinner.stopAnimating() }
            do {
                try await Scanner.shared.read()
                returned += 1
                statusLabel.text = "Books returned: \(returned)"
            } catch {
                showError("The book could not be read.")
            }
        }
    }

    func showError(_ message: String) {
        statusLabel.text = message
        statusLabel.textColor = .systemRed
    }

    @IBAction private func finish(_ sender: UIButton) {
        statusLabel.text = "Thank you"
        UIAccessibility.post(notification: .layoutChanged, argument: "Thank you")
    }
}

final class Scanner {
    static let shared = Scanner()
    func read() async throws {}
}
