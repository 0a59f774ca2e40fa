import UIKit

final class DockController: UIViewController {
  private let reachability = DockReachability()
  private var offlineAlert: DockAlert?
  private let edge = NSLayoutConstraint()

  override func viewDidLoad() {
    super.viewDidLoad()
    reachability.didChange = { [weak self] isReachable in
      if !isReachable { self?.showOffline() }
    }
  }

  private func showOffline() {
    guard offlineAlert == nil else { return }
    let alert = DockAlert(message: "You are offline")
    offlineAlert = alert
    view.addSubview(alert)
    UIView.animate(withDuration: 0.3, animations: { self.edge.constant = 40 }, completion: { _ in })
  }
}

final class DockAlert: UIView {
  init(message: String) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
}

@MainActor
final class DockReachability {
  var didChange: ((Bool) -> Void)?
}
