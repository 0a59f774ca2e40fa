import UIKit

final class SendViewController: UIViewController {
  private let errorBox = UIView()
  private let errorBoxTitleLabel = UILabel()
  private let errorBoxDetailLabel = UILabel()

  @IBAction func sendTapped(_ sender: UIButton) {
    showError("Not sent", "You have no connection.")
  }

  func showError(_ title: String, _ detail: String) {
    errorBoxTitleLabel.text = title
    errorBoxDetailLabel.text = detail
    errorBox.frame = CGRect(x: 16, y: 0, width: 200, height: 80)
    view.addSubview(errorBox)
  }
}
