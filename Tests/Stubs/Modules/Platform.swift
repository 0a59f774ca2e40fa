// swift-format-ignore-file
// What Foundation has on Apple's platforms and lacks on others; imported into every source.
@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking

public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral name: String) { self.name = name }
}

extension String {
  public struct LocalizationValue: ExpressibleByStringInterpolation, Sendable {
    let text: String
    public init(_ text: String) { self.text = text }
    public init(stringLiteral text: String) { self.text = text }
  }

  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = key.text }
}

extension NotificationCenter {
  public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {}
  public func removeObserver(_ observer: Any, name: NSNotification.Name?) {}
}

extension Timer {
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer { Timer(timeInterval: timeInterval, repeats: repeats) { _ in } }

  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) { self.init(timeInterval: timeInterval, repeats: repeats) { _ in } }

  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) { self.init(timeInterval: interval, repeats: repeats) { _ in } }
}
