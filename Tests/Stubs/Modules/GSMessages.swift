// swift-format-ignore-file
import UIKit

/// A library that shows and tells nobody.
public enum GSMessageType { case success, error, warning, info }
public enum GSMessageAnimationType { case slide, fade }
public enum GSMessageOption { case animation(GSMessageAnimationType) }

extension UIViewController {
  public func showMessage(_ text: String, type: GSMessageType, options: [GSMessageOption]? = nil) {}
}
