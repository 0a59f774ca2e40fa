import UIKit

final class BackupViewController: UIViewController {
    @IBOutlet private var progressView: UIProgressView!
    @IBOutlet private var statusLabel: UILabel!

    func backup(_ job: BackupJob, copied: Int, of total: Int) {
        progressView.setProgress(Float(copied) / Float(total), animated: true)
        statusLabel.text = "Copied \(copied) of \(total) photos"
    }

    @IBAction private func startTapped(_ sender: UIButton) {
        BackupJob.start { [weak self] copied, total in
            self?.progressView.setProgress(Float(copied) / Float(total), animated: true)
            self?.statusLabel.text = "Copied \(copied) of \(total) photos"
        }
    }
}

final class BackupJob {
    static func start(_ step: @escaping @MainActor (Int, Int) -> Void) {}
}
