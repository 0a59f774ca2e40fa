// fixture: --unsafe-fixes
import UIKit

final class AddressViewController: UIViewController {
    private let addresses = AddressStore()
    private var address = Address(text: "")
    @IBOutlet private var copyButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        copyButton.setTitle("Copy", for: .normal)
    }

    @IBAction private func removeAddress(_ sender: UIButton) {
        NotificationCenter.default.removeObserver(self)
    }
}

struct Address { var text: String }

final class AddressStore: Sendable {
    func delete(_ address: Address) {}
    func save(_ address: Address, completion: @escaping () -> Void) { completion() }
    func save(_ address: Address) async throws {}
}
