import UIKit

final class AddressViewController: UIViewController {
    private let address = "10 Main Street"

    func copyAddress() {
        UIPasteboard.general.string = address
    }
}
