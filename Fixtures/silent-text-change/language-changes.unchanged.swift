import Combine
import UIKit

final class HeaderViewModel {
  let refreshLanguage = PassthroughSubject<Void, Never>()
  let themeChanged = PassthroughSubject<Void, Never>()
  var statusText: String { "Locations" }
}

final class HeaderView: UIView {
  private let statusLabel = UILabel()
  private let viewModel = HeaderViewModel()
  private var cancellables: Set<AnyCancellable> = []

  private func bindViewModel() {
    viewModel.refreshLanguage
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in
        guard let self else { return }
        self.statusLabel.text = self.viewModel.statusText
      }
      .store(in: &cancellables)
  }
}
