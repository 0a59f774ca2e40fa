/// What the system answered to a call that failed.
package struct SystemError: Error, Hashable, Sendable {
  /// The value of `errno`; 0 or less for what the system had no part in.
  package var code: Int32

  /// A file is no longer what it was when it was read.
  package static let changedMeanwhile = SystemError(code: 0)
  /// Other names lead to a file that is to be replaced.
  static let hardLinked = SystemError(code: -1)

  package init(code: Int32) {
    self.code = code
  }

  /// The system's own words, such as "Permission denied".
  package var message: String { Platform.message(forError: code) }
  /// Whether nothing stands at the path.
  package var isNotFound: Bool { Platform.isNotFound(code) }
  /// Whether something stands already where a new file was to be made.
  package var isTaken: Bool { Platform.isTaken(code) }
}

/// Reads all of a stream, or at least one byte more than `limit`.
package typealias LimitedReader =
  @Sendable (_ limit: Int) throws(SystemError) -> ContiguousArray<UInt8>
