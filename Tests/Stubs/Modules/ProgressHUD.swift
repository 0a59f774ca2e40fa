// swift-format-ignore-file
import UIKit

/// A library that shows and tells nobody.
@MainActor
public final class ProgressHUD {
  public static func show(_ text: String? = nil, interaction: Bool = true) {}
  public static func showSucceed(_ text: String? = nil) {}
  public static func showFailed(_ text: String? = nil) {}
  public static func succeed(_ text: String? = nil, delay: TimeInterval? = nil) {}
  public static func failed(_ text: String? = nil, delay: TimeInterval? = nil) {}
  public static func symbol(_ text: String? = nil, name: String) {}
  public static func dismiss() {}
}
