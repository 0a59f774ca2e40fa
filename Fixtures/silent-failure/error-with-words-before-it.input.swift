import UIKit

final class ProofViewController: UIViewController {
    private let footerLabel = UILabel()
    private let sendButton = UIButton()
    private let uploader = Uploader()

    override func viewDidLoad() {
        super.viewDidLoad()
        sendButton.addTarget(self, action: #selector(sendTapped), for: .touchUpInside)
    }

    @objc private func sendTapped() {
        sendButton.isEnabled = false
        uploader.upload { [weak self] result in
            guard let self = self else { return }
            self.sendButton.isEnabled = true
            switch result {
            case .success:
                self.footerLabel.text = "Delivered."
            case .failure(let error):
                self.footerLabel.textColor = .systemRed
                self.footerLabel.text = "Upload failed: \(error.localizedDescription)"
            }
        }
    }
}

final class Uploader {
    func upload(completion: @escaping (Result<Void, Error>) -> Void) {}
}
