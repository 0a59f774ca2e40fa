import UIKit

final class AddressViewController: UIViewController {
    private let addresses = AddressStore()
    private var address = Address(text: "")
    @IBOutlet private var copyButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        copyButton.setTitle(NSLocalizedString("Copy", comment: ""), for: .normal)
    }

    @IBAction private func deleteAddress(_ sender: UIButton) {
        addresses.delete(address)
    }
}

enum Texts {
    static let done = NSLocalizedString("Address deleted", comment: "Shown on the watch")
}

struct Address { var text: String }

final class AddressStore: Sendable {
    func delete(_ address: Address) {}
    func save(_ address: Address, completion: @escaping () -> Void) { completion() }
    func save(_ address: Address) async throws {}
}
