import Combine
import UIKit

final class ScannerView: UIView {
  enum State { case starting, requestingAccess, processing, denied, stopped }

  private let statusLabel = UILabel()
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
      case .denied:
        self?.statusLabel.text = "The camera may not be used"
      case .stopped:
        self?.statusLabel.text = "Camera off"
      }
    }
  }
}
