import Combine
import UIKit

final class LogInViewController: UIViewController {
    private let layoutView = LogInLayout()
    private let viewModel = LogInViewModel()
    private var cancellables = Set<AnyCancellable>()

    func binding() {
        viewModel.output
            .receive(on: DispatchQueue.main)
            .sink { [weak self] outcome in
                switch outcome {
                case .valid:
                    self?.navigationController?.popViewController(animated: true)
                case .invalid:
                    self?.layoutView.checkButton.isEnabled = true
                    UIView.animate(withDuration: 0.5) {
                        self?.layoutView.failedContainerView.alpha = 1
                    }
                    UIAccessibility.post(
                        notification: .layoutChanged,
                        argument: self?.layoutView.failedContainerView
                    )
                }
            }
            .store(in: &cancellables)
    }
}

@MainActor
final class LogInViewModel {
    enum Outcome: Sendable {
        case valid, invalid
    }

    let output = PassthroughSubject<Outcome, Never>()
}

final class LogInLayout: UIView {
    let failedContainerView = UIView()
    let checkButton = UIButton()
}
