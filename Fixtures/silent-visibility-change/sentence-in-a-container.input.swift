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
            .sink(receiveCompletion: { [weak self] completion in
                if case .failure = completion { self?.errorLabel.text = "The e-mail could not be sent." }
            }, receiveValue: { [weak self] in
                self?.sentLabel.text = "We sent you a link to \(email)."
                self?.sentView.isHidden = false
                self?.forgotButton.isHidden = true
            })
            .store(in: &cancellables)
    }
}

final class AccountService {
    func reset(_ email: String) -> AnyPublisher<Void, Error> { AnyPublisher() }
}
