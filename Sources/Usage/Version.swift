/// The version of the tool.
package enum Version {
  package static let current = "0.1.0"
  /// The day of the version, as manual pages write it.
  package static let date = "November 21, 2026"
}
