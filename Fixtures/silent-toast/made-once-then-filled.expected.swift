import UIKit

final class CueToast: UILabel {
  convenience init(text: String) {
    self.init(frame: .zero)
    self.text = text
  }
}

final class CuePresenter {
  private var toastLabel: CueToast?

  func showCue(_ message: String, in window: UIWindow) {
    if toastLabel == nil {
      toastLabel = CueToast(text: message)
    } else {
      toastLabel?.text = message
    }
    toastLabel?.sizeToFit()
    if !window.subviews.contains(toastLabel!) {
      window.addSubview(toastLabel!)
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.0) {
      UIAccessibility.post(notification: .announcement, argument: message)
    }
  }
}
