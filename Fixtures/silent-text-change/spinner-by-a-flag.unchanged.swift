import UIKit

final class PillView: UIView {
    private let label = UILabel()
    private let spinner = UIActivityIndicatorView()

    func show(text: String, isBusy: Bool) {
        label.text = text
        isBusy ? spinner.startAnimating() : spinner.stopAnimating()
        isHidden = false
    }
}

final class PlacesViewController: UIViewController {
    private let pillView = PillView()

    @IBAction private func searchTapped(_ sender: UIButton) {
        pillView.show(text: "Nothing found", isBusy: false)
    }
}
