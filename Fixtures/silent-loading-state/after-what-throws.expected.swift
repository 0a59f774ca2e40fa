// fixture: --unsafe-fixes --ios 17.0
import UIKit

final class PhotoViewController: UIViewController {
    @IBOutlet private var spinner: UIActivityIndicatorView!
    private let service = PhotoService()

    @IBAction private func savePhoto(_ sender: UIButton) {
        spinner.startAnimating()
        Task {
            do {
                try await service.upload()
                spinner.stopAnimating()
                UIAccessibility.post(notification: .announcement, argument: "Photo saved")
            } catch {
                spinner.stopAnimating()
                UIAccessibility.post(
                    notification: .announcement,
                    argument: NSAttributedString(
                        string: "Error: \(error.localizedDescription)",
                        attributes: [
                            .accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high
                        ]
                    )
                )
            }
        }
    }
}

final class PhotoService: Sendable {
    func upload(_ done: @escaping @Sendable (Result<Void, any Error>) -> Void) { done(.success(())) }
    func upload() async throws {}
}
