// fixture: --unsafe-fixes
import Combine
import UIKit

final class ReorderViewController: UIViewController {
    private let messageLabel = UILabel()
    private let reorderButton = LoadingButton()
    private let viewModel = ReorderViewModel()
    private var cancellables = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.$isReordering
            .sink { [weak self] in self?.reorderButton.isLoading = $0 }
            .store(in: &cancellables)
        viewModel.message
            .sink { [weak self] text in
                self?.messageLabel.text = text
                self?.messageLabel.isHidden = false
            }
            .store(in: &cancellables)
    }

    @IBAction private func reorderTapped() { viewModel.reorder() }
}

@MainActor
final class ReorderViewModel {
    @Published var isReordering = false
    let message = PassthroughSubject<String, Never>()
    private let service = OrderService()

    func reorder() {
        isReordering = true
        service.reorder { [weak self] missing in
            self?.isReordering = false
            self?.message.send(missing.isEmpty ? "All items are in your cart." : "Some items are out of stock.")
        }
    }
}

final class LoadingButton: UIButton { var isLoading = false }

final class OrderService {
    func reorder(completion: @escaping @MainActor ([String]) -> Void) {}
}
