// swift-format-ignore-file
import Foundation

@preconcurrency @MainActor open class SVProgressHUD: NSObject {
  open class func showError(withStatus status: String?) {}
  open class func showSuccess(withStatus status: String?) {}
  open class func dismiss() {}
}
