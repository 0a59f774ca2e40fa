import UIKit

struct Download {
    let text: String
}

final class DownloadView: UIView {
    @IBOutlet private var statusLabel: UILabel!
    @IBOutlet private var spinner: UIActivityIndicatorView!

    func setDownload(_ download: Download) {
        spinner.stopAnimating()
        statusLabel.text = download.text
    }
}
