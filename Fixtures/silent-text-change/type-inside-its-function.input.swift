import UIKit

final class ParcelViewController: UIViewController {
    private let statusLabel = UILabel()
    private var status = ""

    @IBAction private func checkTapped() {
        struct Reply: Decodable {
            let status: String
        }
        let reply: Reply = Depot.reply()
        status = reply.status
        statusLabel.text = "The parcel is \(status)"
    }
}

enum Depot {
    static func reply<R: Decodable>() -> R { fatalError("no depot") }
}
