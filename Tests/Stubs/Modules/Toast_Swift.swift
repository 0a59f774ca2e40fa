// swift-format-ignore-file
import UIKit

extension UIView {
  public func makeToast(_ message: String?, duration: TimeInterval = 3) {}
}
