import UIKit

final class LockerViewController: UIViewController {
    private let statusLabel = UILabel()
    private let openButton = UIButton()
    private let viewModel = LockerViewModel()

    override func viewDidLoad() {
        super.viewDidLoad()
        viewModel.onOpeningStarted = { [weak self] in
            self?.openButton.isEnabled = false
            self?.openButton.isHidden = true
        }
        viewModel.onOpened = { [weak self] number in
            self?.openButton.isEnabled = true
            self?.statusLabel.text = "Locker \(number) is open"
            UIAccessibility.post(notification: .announcement, argument: "Locker \(number) is open")
        }
        viewModel.onError = { [weak self] message in
            self?.openButton.isEnabled = true
            self?.statusLabel.text = message
            UIAccessibility.post(notification: .announcement, argument: message)
        }
    }

    @IBAction private func openTapped() {
        viewModel.open()
    }
}

@MainActor
final class LockerViewModel {
    var onOpeningStarted: (() -> Void)?
    var onOpened: ((Int) -> Void)?
    var onError: ((String) -> Void)?
    private let service = LockerService()

    func open() {
        onOpeningStarted?()
        service.open { [weak self] number, error in
            DispatchQueue.main.async {
                if let error {
                    self?.onError?(error.localizedDescription)
                } else {
                    self?.onOpened?(number)
                }
            }
        }
    }
}

@MainActor
final class LockerService {
    func open(completion: @escaping @Sendable (Int, Error?) -> Void) {}
}
