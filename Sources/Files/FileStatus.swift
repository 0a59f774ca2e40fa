/// What stands at a path.
package struct FileStatus: Sendable {
  package var kind: FileKind
  /// In bytes.
  package var size: Int
  /// Permission bits alone.
  package var mode: UInt32
  package var owner: UInt32
  package var group: UInt32
  /// How many names lead to it.
  package var linkCount: Int
}
