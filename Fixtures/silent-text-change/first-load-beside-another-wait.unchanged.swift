import UIKit

final class ReadingViewController: UIViewController {
    @IBOutlet private var hintLabel: UILabel!
    @IBOutlet private var spinner: UIActivityIndicatorView!
    var fetchLast: (@escaping (String) -> Void) -> Void = { _ in }
    var send: (@escaping () -> Void) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        loadLast()
    }

    private func loadLast() {
        fetchLast { [weak self] last in
            self?.hintLabel.text = "The last reading was \(last)"
        }
    }

    @IBAction private func sendTapped(_ sender: UIButton) {
        spinner.startAnimating()
        send { [weak self] in
            self?.spinner.stopAnimating()
        }
    }
}
