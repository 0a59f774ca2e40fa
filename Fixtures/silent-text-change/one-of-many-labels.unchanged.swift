import UIKit

struct Offer { var name: String, price: String, unit: String, balance: String, notice: String }

final class OfferView: UIView {
    private let nameLabel = UILabel()
    private let priceLabel = UILabel()
    private let unitLabel = UILabel()
    private let balanceLabel = UILabel()
    private let noticeLabel = UILabel()
    private var offer = Offer(name: "", price: "", unit: "", balance: "", notice: "")

    @IBAction private func nextOffer(_ sender: UIButton) {
        nameLabel.text = offer.name
        unitLabel.text = offer.unit
        priceLabel.text = offer.price
        balanceLabel.text = offer.balance
        noticeLabel.text = offer.notice
    }
}
