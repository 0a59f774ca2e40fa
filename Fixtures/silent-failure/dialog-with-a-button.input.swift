import UIKit

final class PierController: UIViewController {
  private func showErrorAlert(title: String, message: String, action: String) {
    let alert = PierAlertView(title: title, message: message)
    alert.addButton(action) { alert.removeFromSuperview() }
    view.addSubview(alert)
  }

  @IBAction private func moorTapped(_ sender: UIButton) {
    showErrorAlert(title: "No pier", message: "All piers are taken.", action: "OK")
  }
}

final class PierAlertView: UIView {
  init(title: String, message: String) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
  func addButton(_ title: String, action: @escaping () -> Void) {}
}
