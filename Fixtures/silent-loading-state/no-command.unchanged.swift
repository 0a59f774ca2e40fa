// fixture: --unsafe-fixes
import UIKit

final class PhotoViewController: UIViewController {
    @IBOutlet private var spinner: UIActivityIndicatorView!
    private let service = PhotoService()

    @IBAction private func startOver(_ sender: UIButton) {
        spinner.startAnimating()
        service.upload { result in
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

final class PhotoService: Sendable {
    func upload(_ done: @escaping @Sendable (Result<Void, any Error>) -> Void) { done(.success(())) }
    func upload() async throws {}
}
