import UIKit

final class OrdersViewController: UIViewController {
  private let client = OrdersClient()

  func startPolling() {
    Timer.scheduledTimer(withTimeInterval: 300, repeats: true) { [weak self] _ in
      self?.fetch()
    }
  }

  private func fetch() {
    client.fetch { [weak self] count in
      self?.showToast(message: "\(count) new orders")
    }
  }

  private func showToast(message: String) {
    let toastLabel = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 40))
    toastLabel.text = message
    view.addSubview(toastLabel)
  }
}

final class OrdersClient {
  func fetch(_ completion: @escaping (Int) -> Void) {}
}
