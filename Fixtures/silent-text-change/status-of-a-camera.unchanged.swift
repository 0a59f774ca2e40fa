// fixture: --ios 16.0
import Combine
import UIKit

enum ScannerState {
  case idle
  case stopped
  case failed
}

final class Scanner {
  let state = PassthroughSubject<ScannerState, Never>()
}

/// Shows what the camera does, whoever made it do it.
final class ScannerView: UIView {
  private let statusLabel = UILabel()
  private let scanner = Scanner()
  private var subscriptions: Set<AnyCancellable> = []

  func bind() {
    scanner.state.sink { [weak self] state in
      switch state {
      case .idle: self?.statusLabel.text = "Hold the code before the camera"
      case .stopped: self?.statusLabel.text = "The camera is off"
      case .failed: break
      }
    }.store(in: &subscriptions)
  }
}
