// fixture: --unsafe-fixes
import UIKit
import Combine

@MainActor
final class PlanModel {
    @Published private(set) var message: String?

    func save(amount: Int) {
        guard amount > 10 else {
            message = NSLocalizedString("This is below the lowest possible amount.", comment: "")
            return
        }
        Task { @MainActor in
            do {
                try await SavingsAPI.update(amount)
            } catch {
                message = error.localizedDescription
            }
        }
    }
}

final class PlanViewController: UIViewController {
    private let model = PlanModel()
    private let header = UIView()
    private let messageLabel = UILabel()
    private var bag = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        messageLabel.isHidden = true
        bind()
    }

    private func bind() {
        model.$message
            .compactMap { $0 }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] text in
                self?.messageLabel.text = text
                self?.messageLabel.isHidden = false
                self?.header.sizeToFit()
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
                    UIAccessibility.post(notification: .announcement, argument: text)
                }
            }
            .store(in: &bag)
    }

    @IBAction func saveTapped(_ sender: UIButton) {
        model.save(amount: 5)
    }
}

enum SavingsAPI {
    static func update(_ amount: Int) async throws {}
}
