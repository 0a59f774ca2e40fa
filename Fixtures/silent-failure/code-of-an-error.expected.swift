import UIKit

final class LoadingView: UIView {
    @IBOutlet private var errorTextLabel: UILabel!
    @IBOutlet private var errorCodeLabel: UILabel!
    @IBOutlet private var spinner: UIActivityIndicatorView!

    func stopLoading(error: any Error, code: String) {
        spinner.stopAnimating()
        errorTextLabel.text = error.localizedDescription
        errorCodeLabel.text = code
        UIAccessibility.post(
            notification: .announcement,
            argument: "Error: \(error.localizedDescription)"
        )
    }
}
