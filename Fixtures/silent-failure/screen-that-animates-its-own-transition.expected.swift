import UIKit

final class RouteViewController: UIViewController {
  private let errorLabel = UILabel()
  private let curtain = UIView()
  private let service = RouteService()

  @objc private func searchTapped() {
    service.find { [weak self] failure in
      guard let failure else { return }
      self?.errorLabel.text = failure
      self?.errorLabel.isHidden = false
      UIAccessibility.post(notification: .announcement, argument: failure)
    }
  }
}

extension RouteViewController: UIViewControllerTransitioningDelegate {
  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    self
  }
}

extension RouteViewController: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.3
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    curtain.isHidden = false
    UIView.animate(withDuration: 0.3) {
      self.curtain.alpha = 0
    } completion: { _ in
      self.curtain.isHidden = true
      context.completeTransition(true)
    }
  }
}

@MainActor
final class RouteService {
  func find(_ done: @escaping @MainActor (String?) -> Void) { done("There is no route") }
}
