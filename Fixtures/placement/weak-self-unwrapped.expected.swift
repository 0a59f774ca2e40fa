import UIKit

final class ParcelViewController: UIViewController {
    @IBOutlet private var statusLabel: UILabel!
    private let courier = Courier()

    @IBAction private func track(_ sender: UIButton) {
        courier.track { [weak self] place in
            guard let self else { return }
            statusLabel.text = "The parcel is in \(place)"
            UIAccessibility.post(notification: .announcement, argument: "The parcel is in \(place)")
        }
    }

    @IBAction private func forward(_ sender: UIButton) {
        courier.track { [weak self] place in
            self?.statusLabel.text = "Forwarded from \(place)"
            UIAccessibility.post(notification: .announcement, argument: "Forwarded from \(place)")
        }
    }
}

@MainActor
final class Courier {
    func track(_ completion: @escaping @MainActor (String) -> Void) { completion("Bern") }
}
