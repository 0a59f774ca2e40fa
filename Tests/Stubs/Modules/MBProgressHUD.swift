// swift-format-ignore-file
import UIKit

@preconcurrency @MainActor public enum MBProgressHUDMode: Sendable { case indeterminate, text, customView }

@preconcurrency @MainActor open class MBProgressHUD: UIView {
  open var mode = MBProgressHUDMode.indeterminate
  public let label = UILabel()
  public let detailsLabel = UILabel()
  open class func showAdded(to view: UIView, animated: Bool) -> Self { fatalError() }
  open func hide(animated: Bool) {}
  open func hide(animated: Bool, afterDelay delay: TimeInterval) {}
}
