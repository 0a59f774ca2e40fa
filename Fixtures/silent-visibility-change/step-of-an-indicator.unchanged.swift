import UIKit

final class VoyageIndicatorView: UIView {
  private let pendingView = UIView()
  private let doneView = UIView()

  func setPending() {
    pendingView.alpha = 1
    doneView.alpha = 0
    UIView.animate(withDuration: 0.3) { self.pendingView.transform = .identity }
  }
}

final class VoyageController: UIViewController {
  @IBOutlet private var indicator: VoyageIndicatorView!

  @IBAction private func againTapped(_ sender: UIButton) { indicator.setPending() }
}
