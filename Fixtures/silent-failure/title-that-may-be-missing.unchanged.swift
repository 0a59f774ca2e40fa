import UIKit

final class ErrorView: UIView {
  init(title: String?, subtitle: String?) {
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}

extension UIView {
  // One half of two that may be missing tells little.
  func showErrorView(title: String? = nil, subtitle: String? = nil) {
    let errorView = ErrorView(title: title, subtitle: subtitle)
    addSubview(errorView)
  }
}

final class FeedViewController: UIViewController {
  var fetch: (@escaping (String?) -> Void) -> Void = { _ in }

  @IBAction private func refreshTapped(_ sender: UIButton) {
    fetch { problem in
      self.view.showErrorView(subtitle: problem)
    }
  }
}
