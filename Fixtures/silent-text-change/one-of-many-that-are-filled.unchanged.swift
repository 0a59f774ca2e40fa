import UIKit

struct Hotel {
    let name: String
    let address: String
    let price: String
    let roomsLeft: Int
}

final class HotelViewController: UIViewController {
    @IBOutlet private var nameLabel: UILabel!
    @IBOutlet private var addressLabel: UILabel!
    @IBOutlet private var priceLabel: UILabel!
    @IBOutlet private var noticeLabel: UILabel!
    @IBOutlet private var spinner: UIActivityIndicatorView!

    func load(_ fetch: (@escaping (Hotel) -> Void) -> Void) {
        spinner.startAnimating()
        fetch { [weak self] hotel in
            self?.spinner.stopAnimating()
            self?.render(hotel)
        }
    }

    private func render(_ hotel: Hotel) {
        nameLabel.text = hotel.name
        addressLabel.text = hotel.address
        priceLabel.text = hotel.price
        if hotel.roomsLeft < 3 {
            noticeLabel.text = "Only a few rooms left"
        }
    }
}
