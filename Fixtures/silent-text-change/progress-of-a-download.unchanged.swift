import UIKit

final class MapDownloadViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!

    func updateProgress(inBytes size: Int) {
        statusLabel.text = "Loaded: \(size)"
    }
}
