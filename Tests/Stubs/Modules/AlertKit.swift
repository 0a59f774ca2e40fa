// swift-format-ignore-file
import UIKit

/// A library that shows and tells nobody.
public enum AlertIcon { case done, error, spinnerSmall }
public enum AlertViewStyle { case iOS16AppleMusic, iOS17AppleMusic }

@MainActor
public enum AlertKitAPI {
  public static func present(
    title: String? = nil, subtitle: String? = nil, icon: AlertIcon? = nil, style: AlertViewStyle
  ) {}
}
