import Combine
import UIKit

enum PaymentState {
    case idle, processing
    case failed(String)
}

final class PaymentModel {
    @Published var state = PaymentState.idle
}

final class PaymentViewController: UIViewController {
    private let payErrorLabel = UILabel()
    private let spinner = UIActivityIndicatorView()
    private let model = PaymentModel()
    private var bag = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        bind()
    }

    private func bind() {
        model.$state
            .sink { [weak self] state in
                guard let self = self else { return }
                switch state {
                case .idle:
                    self.spinner.stopAnimating()
                case .processing:
                    self.spinner.startAnimating()
                case .failed(let message):
                    self.payErrorLabel.text = message
                    UIAccessibility.post(notification: .announcement, argument: message)
                }
            }
            .store(in: &bag)
    }
}
