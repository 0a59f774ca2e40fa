// fixture: --ios 16.0
import Combine
import UIKit

struct OrderState {
    var count = 0
    var failure: String?
}

final class OrderModel {
    @Published var state = OrderState()
}

final class OrderViewController: UIViewController {
    @IBOutlet private var countLabel: UILabel!
    @IBOutlet private var errorLabel: UILabel!
    private let model = OrderModel()
    private var bag = Set<AnyCancellable>()

    override func viewDidLoad() {
        super.viewDidLoad()
        model.$state
            .sink { [weak self] state in
                self?.update(to: state)
            }
            .store(in: &bag)
    }

    private func update(to state: OrderState) {
        countLabel.text = "\(state.count)"
        if let failure = state.failure {
            showError(failure)
        }
    }

    private func showError(_ message: String) {
        errorLabel.text = message
    }
}
