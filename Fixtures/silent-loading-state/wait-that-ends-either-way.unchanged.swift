import UIKit

final class ScanViewController: UIViewController {
    @IBOutlet private var spinner: UIActivityIndicatorView!

    @IBAction private func scan(_ sender: UIButton) {
        spinner.startAnimating()
        Scanner.scan { [weak self] result in
            switch result {
            case .failure(let error):
                print(error)
                self?.spinner.stopAnimating()
            case .success:
                self?.spinner.stopAnimating()
            }
        }
    }

    @IBAction private func rescan(_ sender: UIButton) {
        Task {
            spinner.startAnimating()
            do {
                try await Scanner.rescan()
                spinner.stopAnimating()
            } catch {
                spinner.stopAnimating()
            }
        }
    }

    @IBAction private func send(_ sender: UIButton) {
        spinner.startAnimating()
        Scanner.send { [weak self] error in
            if let error {
                print(error)
                self?.spinner.stopAnimating()
                return
            }
            self?.spinner.stopAnimating()
        }
    }
}

enum Scanner {
    static func scan(_ completion: @escaping @MainActor (Result<Int, Error>) -> Void) {}
    static func send(_ completion: @escaping @MainActor (Error?) -> Void) {}
    static func rescan() async throws {}
}
