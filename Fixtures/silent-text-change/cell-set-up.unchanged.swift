import UIKit

final class DeliveryCell: UITableViewCell {
    @IBOutlet private var statusLabel: UILabel!

    func configure(isDelivered: Bool) {
        statusLabel.text = isDelivered ? "Delivered" : "On its way"
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        statusLabel.text = "–"
    }
}
