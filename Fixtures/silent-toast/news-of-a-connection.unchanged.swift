import UIKit

final class ChatViewController: UIViewController {
  private let socket = Socket()

  override func viewDidLoad() {
    super.viewDidLoad()
    socket.onMessage = { [weak self] text in self?.showToast(message: text) }
  }

  private func showToast(message: String) {
    let toastLabel = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 40))
    toastLabel.text = message
    view.addSubview(toastLabel)
  }
}

final class Socket {
  var onMessage: ((String) -> Void)?
}
