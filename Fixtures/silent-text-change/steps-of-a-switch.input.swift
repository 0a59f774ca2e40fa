import Combine
import UIKit

final class ScannerView: UIView {
  enum State { case starting, requestingAccess, processing, denied, stopped }

  private let statusLabel = UILabel()
  private let spinner = UIActivityIndicatorView()
  private var watching: AnyCancellable?

  func watch(_ states: AnyPublisher<State, Never>) {
    watching = states.sink { [weak self] state in
      switch state {
      case .starting:
        self?.statusLabel.text = "The camera will start"
      case .requestingAccess:
        self?.statusLabel.text = "Allow the use of the camera"
      case .processing:
        self?.statusLabel.text = "Hold still"
        self?.spinner.startAnimating()
      case .denied:
        self?.statusLabel.text = "The camera may not be used"
        self?.spinner.stopAnimating()
      case .stopped:
        self?.statusLabel.text = "Camera off"
        self?.spinner.stopAnimating()
      }
    }
  }
}
