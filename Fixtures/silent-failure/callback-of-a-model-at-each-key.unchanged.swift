import UIKit

@MainActor
final class StreetModel {
    var onFailure: ((String) -> Void)?
    private let list = StreetList()

    func check(_ street: String) {
        list.check(street) { [weak self] error in
            guard let error else { return }
            self?.onFailure?(error.localizedDescription)
        }
    }
}

@MainActor
final class StreetList {
    func check(_ street: String, completion: @escaping (Error?) -> Void) {}
}

final class StreetViewController: UIViewController {
    private let model = StreetModel()
    private let errorLabel = UILabel()
    private let streetField = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        errorLabel.isHidden = true
        streetField.addTarget(self, action: #selector(streetChanged), for: .editingChanged)
        model.onFailure = { [weak self] message in
            self?.errorLabel.text = message
            self?.errorLabel.isHidden = false
        }
    }

    @objc private func streetChanged() {
        model.check(streetField.text ?? "")
    }
}
