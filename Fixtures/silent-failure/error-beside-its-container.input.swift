import UIKit

final class PaymentViewController: UIViewController {
    private let retryLabel = UILabel()
    private let retryView = UIStackView()
    private let service = PaymentService()
    weak var delegate: PaymentDelegate?

    @IBAction private func payTapped() {
        service.pay { [weak self] result in
            DispatchQueue.main.async {
                guard let self else { return }
                switch result {
                case .success(let order):
                    self.delegate?.payment(self, didFinish: order)
                case .failure(.cancelled):
                    break
                case .failure(let error):
                    self.retryLabel.text = error.userMessage
                    self.retryView.isHidden = false
                }
            }
        }
    }
}

struct Order: Sendable {}

enum PaymentError: Error {
    case cancelled, declined
    var userMessage: String { "" }
}

@MainActor
protocol PaymentDelegate: AnyObject {
    func payment(_ controller: PaymentViewController, didFinish order: Order)
}

final class PaymentService {
    func pay(completion: @escaping @Sendable (Result<Order, PaymentError>) -> Void) {}
}
