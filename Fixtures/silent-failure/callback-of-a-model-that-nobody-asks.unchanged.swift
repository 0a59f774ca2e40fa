import UIKit

@MainActor
final class BeaconModel: NSObject {
    var onFailure: ((String) -> Void)?

    func listen() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(beaconLost), name: Notification.Name("beaconLost"), object: nil)
    }

    @objc private func beaconLost() {
        onFailure?(NSLocalizedString("The beacon is out of reach.", comment: ""))
    }
}

final class BeaconViewController: UIViewController {
    private let model = BeaconModel()
    private let errorLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        errorLabel.isHidden = true
        model.listen()
        model.onFailure = { [weak self] message in
            self?.errorLabel.text = message
            self?.errorLabel.isHidden = false
        }
    }
}
