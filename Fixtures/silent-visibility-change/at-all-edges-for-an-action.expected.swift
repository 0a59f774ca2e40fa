import UIKit

final class OfferViewController: UIViewController {
    private let offerView = UIView()

    @IBAction private func offerTapped(_ sender: UIButton) {
        offerView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(offerView)
        NSLayoutConstraint.activate([
            offerView.topAnchor.constraint(equalTo: view.topAnchor),
            offerView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            offerView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            offerView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        UIAccessibility.post(notification: .layoutChanged, argument: offerView)
    }
}
