import UIKit

protocol DetailModel: AnyObject {
    func cancel()
}

@MainActor
protocol DetailModelDelegate: AnyObject {
    func reservationDidGetCancelled()
    func reservationActionFailed(message: String)
}

final class DetailController: UIViewController, DetailModelDelegate {
    @IBOutlet private weak var statusLabel: UILabel!
    @IBOutlet private weak var spinner: UIActivityIndicatorView!
    var model: DetailModel?

    @IBAction func cancelTapped(_ sender: UIButton) {
        setBusy(true)
        model?.cancel()
    }

    private func setBusy(_ busy: Bool) {
        busy ? spinner.startAnimating() : spinner.stopAnimating()
    }

    func reservationDidGetCancelled() {
        setBusy(false)
        statusLabel.text = NSLocalizedString("reservation.cancelled", comment: "")
    }

    func reservationActionFailed(message: String) {
        setBusy(false)
        statusLabel.text = message
    }
}
