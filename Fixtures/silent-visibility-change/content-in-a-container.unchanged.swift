import Combine
import UIKit

final class ForgotViewController: UIViewController {
    @IBOutlet private var sentView: UIView!
    @IBOutlet private var sentLabel: UILabel!
    @IBOutlet private var forgotButton: UIButton!
    @IBOutlet private var errorLabel: UILabel!
    private let service = AccountService()
    private var cancellables = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        sentView.addSubview(sentLabel)
        sentView.isHidden = true
    }

    @IBAction private func forgotTapped() {
        let email = "me@example.org"
        service.reset(email)
            .sink(receiveCompletion: { _ in
            }, receiveValue: { [weak self] address in
                self?.sentLabel.text = address.text
                self?.sentView.isHidden = false
                self?.forgotButton.isHidden = true
            })
            .store(in: &cancellables)
    }
}

struct Address { var text = "" }

final class AccountService {
    func reset(_ email: String) -> AnyPublisher<Address, Error> { AnyPublisher() }
}
