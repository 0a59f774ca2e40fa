import Combine
import UIKit

final class GiftCardViewController: UIViewController {
    @IBOutlet private var codeField: UITextField!
    @IBOutlet private var giftHint: UILabel!
    private let service = GiftCardService()
    private var cancellables = Set<AnyCancellable>()

    @IBAction private func redeemTapped(_ sender: UIButton) {
        service.redeem(codeField.text ?? "")
            .receive(on: DispatchQueue.main)
            .sink(receiveCompletion: { [weak self] completion in
                if case .failure = completion {
                    self?.giftHint.text = "This gift is not valid"
                    self?.giftHint.isHidden = false
                }
            }, receiveValue: { [weak self] gift in
                self?.giftHint.text = "\(gift.title) added"
                self?.giftHint.isHidden = false
            })
            .store(in: &cancellables)
    }
}

struct Gift { var title = "" }

final class GiftCardService {
    func redeem(_ code: String) -> AnyPublisher<Gift, Error> { AnyPublisher() }
}
