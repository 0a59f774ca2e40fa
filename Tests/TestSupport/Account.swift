import Foundation

/// Whose account tests run under.
package enum Account {
  /// Whether permissions do not hold for it.
  package static var isRoot: Bool { NSUserName() == "root" }
}
