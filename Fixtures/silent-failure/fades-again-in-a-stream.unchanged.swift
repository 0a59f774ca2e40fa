import Combine
import UIKit

final class SignInViewController: UIViewController {
    private let layoutView = SignInLayout()
    private let viewModel = SignInViewModel()
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
                    } completion: { _ in
                        UIView.animate(withDuration: 1, delay: 4) {
                            self?.layoutView.failedContainerView.alpha = 0
                        }
                    }
                }
            }
            .store(in: &cancellables)
    }
}

@MainActor
final class SignInViewModel {
    enum Outcome: Sendable {
        case valid, invalid
    }

    let output = PassthroughSubject<Outcome, Never>()
}

final class SignInLayout: UIView {
    let failedContainerView = UIView()
    let checkButton = UIButton()
}
