import UIKit

/// A presenter for all: what the user does, what a server sends, one after another.
final class TicketDeskViewController: UIViewController {
  private var waiting: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(ticketArrived), name: .init("TicketArrived"), object: nil)
  }

  @IBAction func reopen(_ sender: UIButton) {
    showToast(message: "Ticket reopened")
  }

  @objc private func ticketArrived() {
    showToast(message: "A ticket has arrived")
  }

  private func showAllWaiting() {
    for message in waiting { showToast(message: message) }
  }

  private func showToast(message: String) {
    let toast = UILabel(frame: CGRect(x: 16, y: 80, width: 300, height: 40))
    toast.text = message
    view.addSubview(toast)
    UIView.animate(
      withDuration: 0.3, delay: 2, options: [],
      animations: {
        toast.alpha = 0
      },
      completion: { _ in
        toast.removeFromSuperview()
      })
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
      UIAccessibility.post(notification: .announcement, argument: message)
    }
  }
}
