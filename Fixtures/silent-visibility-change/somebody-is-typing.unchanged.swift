import UIKit

final class TalkViewController: UIViewController {
  private let typingView = UIView()

  // Who writes an answer goes on with it.
  func showTypingView() {
    view.addSubview(typingView)
  }
}
