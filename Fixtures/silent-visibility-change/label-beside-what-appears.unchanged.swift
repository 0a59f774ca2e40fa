import UIKit

final class OfferViewController: UIViewController {
    private let spinner = UIActivityIndicatorView()
    private let captionLabel = UILabel()
    private let mapView = UIView()

    @IBAction private func searchTapped() {
        spinner.startAnimating()
        Market.offer { offer in
            self.spinner.stopAnimating()
            self.captionLabel.text = offer.caption
            self.mapView.isHidden = false
        }
    }
}

struct Offer {
    let caption: String
}

enum Market {
    static func offer(then done: @escaping @MainActor (Offer) -> Void) {}
}
