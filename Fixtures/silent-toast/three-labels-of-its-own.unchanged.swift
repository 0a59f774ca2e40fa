import UIKit

struct Transfer {
  var amount: String
  var to: String
  var day: String
}

final class TransferBanner: UIView {
  private let amountLabel = UILabel()
  private let nameLabel = UILabel()
  private let dayLabel = UILabel()

  init(transfer: Transfer) {
    super.init(frame: .zero)
    amountLabel.text = transfer.amount
    nameLabel.text = transfer.to
    dayLabel.text = transfer.day
  }

  required init?(coder: NSCoder) { nil }

  func show(in host: UIView) {
    host.addSubview(self)
  }
}
