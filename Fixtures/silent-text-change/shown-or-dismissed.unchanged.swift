import UIKit

final class WaitBox: UIView {
  let statusLabel = UILabel()
  func show(in view: UIView) {}
  func dismiss() {}
}

final class OrdersViewController: UIViewController {
  private let box = WaitBox()

  @IBAction func send(_ sender: UIButton) {
    tellState(true, text: "Sending orders")
  }

  func tellState(_ isOn: Bool, text: String) {
    box.statusLabel.text = text
    if isOn {
      box.show(in: view)
    } else {
      box.dismiss()
    }
  }
}
