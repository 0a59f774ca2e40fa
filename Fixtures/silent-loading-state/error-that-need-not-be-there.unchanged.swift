import UIKit

final class ScanViewController: UIViewController {
    @IBOutlet private var spinner: UIActivityIndicatorView!

    @IBAction private func send(_ sender: UIButton) {
        spinner.startAnimating()
        Scanner.send { [weak self] error in
            if error != nil {
                print("No scan")
                self?.spinner.stopAnimating()
                return
            }
            self?.spinner.stopAnimating()
        }
    }
}

enum Scanner {
    static func send(_ completion: @escaping @MainActor (Error?) -> Void) {}
}
