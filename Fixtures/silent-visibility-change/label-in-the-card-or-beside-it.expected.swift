import UIKit

final class ParcelViewController: UIViewController {
    private let placeCard = UIView()
    private let sentenceLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        placeCard.isHidden = true
        placeCard.addSubview(sentenceLabel)
        view.addSubview(placeCard)
    }

    @IBAction private func track(_ sender: UIButton) {
        Tracker.track { [weak self] place in
            self?.sentenceLabel.text = "The parcel is in \(place)"
            self?.placeCard.isHidden = false
            UIAccessibility.post(notification: .announcement, argument: "The parcel is in \(place)")
        }
    }
}

final class VaultViewController: UIViewController {
    private let outcomeCard = UIView()
    private let proverbLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        outcomeCard.isHidden = true
        view.addSubview(proverbLabel)
        view.addSubview(outcomeCard)
    }

    @IBAction private func open(_ sender: UIButton) {
        Tracker.track { [weak self] _ in
            self?.proverbLabel.text = "All good things come to those who wait"
            self?.outcomeCard.isHidden = false
        }
    }
}

enum Tracker {
    static func track(_ completion: @escaping @MainActor (String) -> Void) {}
}
