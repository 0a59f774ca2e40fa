// fixture: --ios 16.0
import UIKit

enum Notices {
  static func toast(_ words: String, over host: UIView) {
    let toastView = UIView()
    let toastLabel = UILabel()
    toastLabel.text = words
    toastView.addSubview(toastLabel)
    host.addSubview(toastView)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
      UIAccessibility.post(notification: .announcement, argument: words)
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
      toastView.removeFromSuperview()
    }
  }
}

final class ParcelController: UIViewController {
  @IBAction private func claimTapped(_ sender: UIButton) {
    Notices.toast("Parcel claimed", over: view)
  }

  @IBAction private func holdTapped(_ sender: UIButton) {
    Notices.toast("Parcel held", over: view)
  }

  func watch() {
    NotificationCenter.default.addObserver(
      forName: Notification.Name("parcelArrived"), object: nil, queue: .main
    ) { [weak self] _ in
      guard let self else { return }
      Notices.toast("A parcel has come", over: self.view)
    }
  }
}
