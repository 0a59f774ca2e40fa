import UIKit

final class ClipOverlay: UIView {
  private let page = UIView()

  func close(from thumbnail: UIView?) {
    if thumbnail == nil {
      removeFromSuperview()
      return
    }
    UIView.animate(withDuration: 0.3) { self.page.transform = .identity }
  }
}
