import UIKit

final class SyncViewController: UIViewController {
    @IBOutlet private var spinner: UIActivityIndicatorView!

    @IBAction private func upload(_ sender: UIButton) {
        spinner.startAnimating()
        Backup.run { [weak self] in
            self?.spinner.stopAnimating()
        }
    }
}

enum Backup {
    static func run(completion: @escaping @MainActor () -> Void) {}
}
