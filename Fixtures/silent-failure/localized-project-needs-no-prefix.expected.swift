import UIKit

final class UploadViewController: UIViewController {
    @IBOutlet private var errorLabel: UILabel!
    private let uploader = Uploader()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("UPLOAD_TITLE", comment: "Screen title")
    }

    @IBAction func uploadTapped(_ sender: UIButton) {
        uploader.upload { result in
            if case .failure(let error) = result {
                self.errorLabel.text = error.localizedDescription
                UIAccessibility.post(
                    notification: .announcement,
                    argument: error.localizedDescription
                )
            }
        }
    }
}

final class Uploader {
    /// Calls back on the main queue.
    func upload(completion: @escaping (Result<Void, Error>) -> Void) {}
}
