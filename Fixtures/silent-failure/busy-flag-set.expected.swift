import UIKit

final class OrderViewController: UIViewController {
  private let statusLabel = UILabel()
  private let sendButton = UIButton()
  private let api = OrderAPI()

  override func viewDidLoad() {
    super.viewDidLoad()
    restoreOrder()
  }

  private func restoreOrder() {
    setBusy(true)
    api.order { error in
      self.setBusy(false)
      if let error {
        self.statusLabel.text = error
        UIAccessibility.post(notification: .announcement, argument: error)
      }
    }
  }

  private func setBusy(_ isBusy: Bool) {
    sendButton.isEnabled = !isBusy
  }
}

@MainActor
final class OrderAPI {
  func order(_ done: @escaping @MainActor (String?) -> Void) {}
}
