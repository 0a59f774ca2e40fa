import UIKit

final class PassengerViewController: UIViewController {
    private let nameLabel = UILabel()
    private let errorLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(nameLabel)
        view.addSubview(errorLabel)
        fetchPassenger()
    }

    private func fetchPassenger() {
        Ferry.passenger { result in
            DispatchQueue.main.async {
                switch result {
                case .success(let name):
                    self.nameLabel.text = name
                case .failure(let error):
                    self.errorLabel.text = error.localizedDescription
                }
            }
        }
    }
}

enum Ferry {
    static func passenger(_ completion: @escaping @Sendable (Result<String, any Error>) -> Void) {}
}
