import UIKit

class ScreenController: UIViewController {
  private let toastLabel = UILabel()

  func showToast(_ message: String) {
    toastLabel.text = message
    toastLabel.isHidden = false
    UIView.animate(withDuration: 0.3, delay: 2) {
      self.toastLabel.alpha = 0
    }
  }
}

final class OrdersController: ScreenController {
  @IBAction private func reloadTapped(_ sender: UIButton) {
    OrderService.load { failure in
      if let failure { self.showToast(failure) }
    }
  }
}

enum OrderService {
  static func load(completion: @escaping (String?) -> Void) {}
}
