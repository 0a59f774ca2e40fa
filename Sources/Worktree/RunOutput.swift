/// Where a run prints to.
package struct RunOutput: Sendable {
  package var standardOutput: @Sendable (ContiguousArray<UInt8>) -> Void
  package var standardError: @Sendable (ContiguousArray<UInt8>) -> Void

  package init(
    standardOutput: @escaping @Sendable (ContiguousArray<UInt8>) -> Void,
    standardError: @escaping @Sendable (ContiguousArray<UInt8>) -> Void
  ) {
    self.standardOutput = standardOutput
    self.standardError = standardError
  }

  /// Prints a line of its own to standard error.
  package func complain(_ line: String) { standardError(ContiguousArray((line + "\n").utf8)) }
}
