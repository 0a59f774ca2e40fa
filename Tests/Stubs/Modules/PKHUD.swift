// swift-format-ignore-file
import UIKit

/// A library that shows and tells nobody.
@MainActor
public final class HUD {
  public static func show(_ content: HUDContentType, onView view: UIView? = nil) {}
  public static func hide() {}
  public static func flash(_ content: HUDContentType, onView view: UIView? = nil) {}
  public static func flash(
    _ content: HUDContentType, onView view: UIView? = nil, delay: TimeInterval,
    completion: ((Bool) -> Void)? = nil
  ) {}
}

public enum HUDContentType {
  case success, error, progress
  case label(String?)
  case labeledSuccess(title: String?, subtitle: String?)
  case labeledError(title: String?, subtitle: String?)
  case labeledProgress(title: String?, subtitle: String?)
}
