import UIKit

final class AddressViewController: UIViewController {
    private let addresses = AddressStore()
    private var address = Address(text: "")
    @IBOutlet private var copyButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        copyButton.setTitle(NSLocalizedString("Copy", comment: ""), for: .normal)
    }

    @objc private func saveTapped() {
        Task {
            do {
                try await addresses.save(address)
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    UIAccessibility.post(
                        notification: .announcement,
                        argument: NSLocalizedString("Saved", comment: "Shown on the watch")
                    )
                }
            } catch {
                print(error)
            }
        }
    }

    private func prepare() {
        copyButton.addTarget(self, action: #selector(saveTapped), for: .touchUpInside)
    }
}

enum Texts {
    static let done = NSLocalizedString("Saved", comment: "Shown on the watch")
}

struct Address { var text: String }

final class AddressStore: Sendable {
    func delete(_ address: Address) {}
    func save(_ address: Address, completion: @escaping () -> Void) { completion() }
    func save(_ address: Address) async throws {}
}
