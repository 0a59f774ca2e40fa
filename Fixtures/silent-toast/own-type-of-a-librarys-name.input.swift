import UIKit

@MainActor
final class ToastPresenter {
  private let label = UILabel()
  private unowned let host: UIViewController

  init(host: UIViewController) {
    self.host = host
  }

  func show(_ message: String) {
    label.text = message
    host.view.addSubview(label)
  }
}

final class SettingsController: UIViewController {
  private lazy var toasts = ToastPresenter(host: self)
  private let statusLabel = UILabel()

  @IBAction func synchronise(_ sender: UIButton) {
    statusLabel.text = "Settings synchronised"
  }

  @IBAction func save(_ sender: UIButton) {
    toasts.show("Settings saved")
  }
}
