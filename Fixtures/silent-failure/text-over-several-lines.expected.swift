import UIKit

final class StreamViewController: UIViewController {
    private let checkLabel = UILabel()
    private let checkSpinner = UIActivityIndicatorView()
    private let service = StreamService()

    @IBAction private func checkTapped() {
        checkSpinner.startAnimating()
        service.check { result in
            self.checkSpinner.stopAnimating()
            switch result {
            case .failure:
                self.checkLabel.text = NSLocalizedString(
                    "The stream could not be checked",
                    comment: ""
                )
                UIAccessibility.post(
                    notification: .announcement,
                    argument: NSLocalizedString("The stream could not be checked", comment: "")
                )
            case .success(let key):
                self.show(key)
            }
        }
    }

    private func show(_ key: String) {}
}

final class StreamService {
    func check(completion: @escaping @MainActor (Result<String, Error>) -> Void) {}
}
