// fixture: --unsafe-fixes
import UIKit

final class PhotoViewController: UIViewController {
    @IBOutlet private var spinner: UIActivityIndicatorView!
    private let service = PhotoService()

    @IBAction private func savePhoto(_ sender: UIButton) {
        spinner.startAnimating()
        Task {
            try? await service.upload()
            spinner.stopAnimating()
        }
    }
}

final class PhotoService: Sendable {
    func upload(_ done: @escaping @Sendable (Result<Void, any Error>) -> Void) { done(.success(())) }
    func upload() async throws {}
}
