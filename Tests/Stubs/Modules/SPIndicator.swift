// swift-format-ignore-file
import UIKit

/// A library that shows and tells nobody.
public enum SPIndicatorIconPreset { case done, error }
public enum SPIndicatorHaptic { case success, warning, error, none }

@MainActor
public enum SPIndicator {
  public static func present(
    title: String, message: String? = nil, preset: SPIndicatorIconPreset,
    completion: (() -> Void)? = nil
  ) {}
}

open class SPIndicatorView: UIView {
  public init(title: String, message: String? = nil, preset: SPIndicatorIconPreset) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func present(haptic: SPIndicatorHaptic = .success, completion: (() -> Void)? = nil) {}
}
