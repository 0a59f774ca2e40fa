import UIKit

final class BasketViewController: UIViewController {
    private let couponField = UITextField()
    private let couponMessage = UILabel()
    private let viewModel = BasketViewModel()

    @objc private func applyTapped() {
        guard let code = couponField.text, !code.isEmpty else { return }
        Task { @MainActor in
            do {
                let discount = try await viewModel.redeem(code)
                couponMessage.text = L10n.Basket.couponApplied(discount.formatted())
                couponMessage.isHidden = false
            } catch CouponError.expired {
                couponMessage.text = L10n.Basket.couponExpired
                couponMessage.isHidden = false
            } catch {
                couponMessage.text = L10n.Basket.couponInvalid
                couponMessage.isHidden = false
            }
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton()
        button.addTarget(self, action: #selector(applyTapped), for: .touchUpInside)
    }
}

enum CouponError: Error { case expired }

enum L10n {
    enum Basket {
        static func couponApplied(_ amount: String) -> String { amount }
        static let couponExpired = ""
        static let couponInvalid = ""
    }
}

@MainActor
final class BasketViewModel {
    func redeem(_ code: String) async throws -> Int { 0 }
}
