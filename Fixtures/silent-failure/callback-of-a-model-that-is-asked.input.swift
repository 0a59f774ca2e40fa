import UIKit

@MainActor
final class ParcelModel {
    var onFailure: ((String) -> Void)?
    private let depot = ParcelDepot()

    func redirect(to address: String) {
        depot.redirect(to: address) { [weak self] error in
            guard let error else { return }
            self?.onFailure?(error.localizedDescription)
        }
    }
}

@MainActor
final class ParcelDepot {
    func redirect(to address: String, completion: @escaping (Error?) -> Void) {}
}

final class ParcelViewController: UIViewController {
    private let model = ParcelModel()
    private let errorLabel = UILabel()
    private let addressField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        errorLabel.isHidden = true
        model.onFailure = { [weak self] message in
            self?.errorLabel.text = message
            self?.errorLabel.isHidden = false
        }
    }

    @IBAction private func redirectTapped(_ sender: UIButton) {
        model.redirect(to: addressField.text ?? "")
    }
}
