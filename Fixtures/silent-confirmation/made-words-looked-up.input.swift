// fixture: --unsafe-fixes
import UIKit

final class AddressViewController: UIViewController {
    private let addresses = AddressStore()
    private var address = Address(text: "")
    @IBOutlet private var copyButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        copyButton.setTitle(NSLocalizedString("Copy", comment: ""), for: .normal)
    }

    @IBAction private func copyAddress(_ sender: UIButton) {
        UIPasteboard.general.string = address.text
    }
}

enum Texts {
    static let done = NSLocalizedString("Private key copied", comment: "Shown on the watch")
}

struct Address { var text: String }

final class AddressStore: Sendable {
    func delete(_ address: Address) {}
    func save(_ address: Address, completion: @escaping () -> Void) { completion() }
    func save(_ address: Address) async throws {}
}
