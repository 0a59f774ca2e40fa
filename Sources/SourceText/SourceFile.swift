/// One file as it was read: its bytes are never changed, only replaced by those of its fixes.
@usableFromInline package struct SourceFile: Sendable {
  /// The path as shown to people: relative to the root, with `/` between its parts.
  package let path: String
  /// Everything in the file, a byte order mark included: valid UTF-8, at most `maximumSize` long.
  @usableFromInline package let bytes: ContiguousArray<UInt8>
  @usableFromInline package let language: Language
  package let lineEnding: LineEnding

  /// Larger files are left out, so that work on one file is bounded.
  package static let maximumSize = 10 * 1024 * 1024

  package init(path: String, bytes: ContiguousArray<UInt8>, language: Language) {
    self.path = path
    self.bytes = bytes
    self.language = language
    lineEnding = LineEnding(firstIn: bytes)
  }

  /// Whether the file begins with a UTF-8 byte order mark.
  package var hasByteOrderMark: Bool {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
  }

  /// Returns the text of `range`, which must lie inside the file.
  package func text(_ range: ByteRange) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }
}
