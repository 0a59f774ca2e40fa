import UIKit

final class ScanViewController: UIViewController {
    @IBOutlet private var spinner: UIActivityIndicatorView!
    private let scanner = Scanner()

    @IBAction private func saveScan(_ sender: UIButton) {
        spinner.startAnimating()
        scanner.store { result in
            DispatchQueue.main.async {
                switch result {
                case .success:
                    self.spinner.stopAnimating()
                case .failure(let error):
                    self.spinner.stopAnimating()
                    print(error)
                }
            }
        }
    }
}

final class Scanner: Sendable {
    func store(_ done: @escaping @Sendable (Result<Void, any Error>) -> Void) {}
}
