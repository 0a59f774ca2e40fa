import UIKit

final class ImportViewController: UIViewController {
  private var names: [String] = []

  @IBAction private func checkTapped(_ sender: UIButton) {
    for name in names {
      if name.isEmpty { showToast(message: "A file has no name") }
    }
  }

  private func showToast(message: String) {
    let toastLabel = UILabel(frame: CGRect(x: 20, y: 40, width: 280, height: 40))
    toastLabel.text = message
    view.addSubview(toastLabel)
  }
}
