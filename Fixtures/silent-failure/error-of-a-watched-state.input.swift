// fixture: --ios 16.0
import Combine
import UIKit

enum CitationState {
  case working
  case failed(String)
}

final class CitationModel {
  let states = PassthroughSubject<CitationState, Never>()
}

/// Waits for a list of works; what is shown follows the state of the model.
final class CitationController: UIViewController {
  private let spinner = UIActivityIndicatorView()
  private let statusLabel = UILabel()
  private let model = CitationModel()
  private var subscriptions: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    model.states
      .sink { [weak self] state in self?.update(state) }
      .store(in: &subscriptions)
  }

  private func update(_ state: CitationState) {
    switch state {
    case .working:
      statusLabel.text = "Making the list"
      spinner.startAnimating()
    case .failed(let message):
      statusLabel.text = message
      spinner.stopAnimating()
    }
  }
}
