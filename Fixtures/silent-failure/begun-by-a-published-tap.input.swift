import Combine
import UIKit

extension UIButton {
  var tapPublisher: PassthroughSubject<Void, Never> { PassthroughSubject() }
}

final class AccountViewController: UIViewController {
  @IBOutlet private var enterButton: UIButton!
  @IBOutlet private var nameField: UITextField!
  @IBOutlet private var messageLabel: UILabel!
  private let accounts = Accounts()
  private var cancellables: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    enterButton.tapPublisher
      .sink { [weak self] in self?.enter() }
      .store(in: &cancellables)
  }

  private func enter() {
    guard let name = nameField.text, name.count > 2 else {
      messageLabel.text = "The name is too short"
      messageLabel.textColor = .systemRed
      return
    }
    accounts.find(
      name,
      onSuccess: { [weak self] in self?.title = name },
      onFailure: { [weak self] in
        self?.messageLabel.text = "There is no such account"
        self?.messageLabel.textColor = .systemRed
      })
  }
}

@MainActor
final class Accounts {
  func find(
    _ name: String, onSuccess: @escaping @MainActor () -> Void,
    onFailure: @escaping @MainActor () -> Void
  ) {}
}
