import Combine
import UIKit

final class StakeViewModel: ObservableObject {
  @Published var graceText: String?
  @Published var amountError: String?
  @Published var amount = ""
}

final class StakeViewController: UIViewController {
  @IBOutlet private var graceLabel: UILabel!
  @IBOutlet private var errorLabel: UILabel!
  @IBOutlet private var amountField: UITextField!
  private let viewModel = StakeViewModel()
  private var cancellables: Set<AnyCancellable> = []

  private func bind() {
    viewModel.$graceText
      .sink { [weak self] text in
        if let text = text {
          self?.graceLabel.text = text
          self?.graceLabel.isHidden = false
        } else {
          self?.graceLabel.isHidden = true
        }
      }
      .store(in: &cancellables)
    viewModel.$amountError
      .sink { [weak self] message in
        if let message = message {
          self?.errorLabel.text = message
          self?.errorLabel.isHidden = false
        } else {
          self?.errorLabel.isHidden = true
        }
      }
      .store(in: &cancellables)
    amountField.addTarget(self, action: #selector(amountChanged), for: .editingChanged)
  }

  @objc private func amountChanged() {
    viewModel.amount = amountField.text ?? ""
  }
}
