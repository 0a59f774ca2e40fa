import SourceText

/// Turns offsets of one file into places as reports name them.
struct SourcePlaces {
  private let file: SourceFile
  private let lines: LineTable

  init(_ file: SourceFile) {
    self.file = file
    lines = LineTable(file.bytes)
  }

  /// Where the range starts and ends, columns in UTF-8 bytes; the end is just past the last byte.
  func ends(of range: ByteRange) -> (start: SourceLocation, end: SourceLocation) {
    (lines.location(at: range.start), lines.location(at: range.end))
  }

  /// The same with columns in UTF-16 code units.
  func utf16Ends(of range: ByteRange) -> (start: SourceLocation, end: SourceLocation) {
    (utf16Location(at: range.start), utf16Location(at: range.end))
  }

  private func utf16Location(at offset: Int) -> SourceLocation {
    let line = lines.line(at: offset)
    let before = file.text(ByteRange(lines.start(ofLine: line), offset))
    return SourceLocation(line: line, column: before.utf16.count + 1)
  }
}
