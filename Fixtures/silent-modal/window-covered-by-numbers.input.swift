import UIKit

protocol EdgeLayout {
  func makeConstraints(_ closure: (EdgeMaker) -> Void)
}

final class EdgeMaker {
  struct Side {
    func equalTo(_ value: Any) {}
  }
  let top = Side()
  let left = Side()
  let width = Side()
  let height = Side()
}

extension UIView {
  var snp: EdgeLayout { fatalError() }
}

final class UnlockView: UIView {}

final class TransferViewController: UIViewController {
  private var unlockView: UnlockView?

  @IBAction private func sendTapped(_ sender: UIButton) {
    showUnlock()
  }

  private func showUnlock() {
    unlockView = UnlockView()
    UIApplication.shared.keyWindow?.addSubview(unlockView!)
    unlockView?.snp.makeConstraints { make in
      make.top.equalTo(0)
      make.left.equalTo(0)
      make.width.equalTo(UIScreen.main.bounds.width)
      make.height.equalTo(UIScreen.main.bounds.height)
    }
  }
}
