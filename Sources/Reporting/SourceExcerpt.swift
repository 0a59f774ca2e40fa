import SourceText

/// A finding's source line made fit to print, and the marks that go under it.
struct SourceExcerpt {
  let lineNumber: String
  let text: String
  /// Spaces, then a caret and tildes as wide as the finding is on this line.
  let marks: String

  /// Columns shown of a line before and after a finding's start.
  private static let reach = 120

  init(of diagnostic: Diagnostic) {
    lineNumber = String(diagnostic.location.line)
    let line = Array(diagnostic.sourceLine.utf8)
    let start = min(max(0, diagnostic.location.column - 1), line.count)
    let end = min(max(start, start + diagnostic.range.count), line.count)
    let before = Self.text(line[max(0, start - Self.reach)..<start])
    let marked = Self.text(line[start..<min(end, start + Self.reach)])
    let after = Self.text(line[min(end, start + Self.reach)..<min(line.count, start + Self.reach)])
    let lead = start > Self.reach ? "… " : ""
    let tail = line.count > start + Self.reach ? " …" : ""
    text = lead + before + marked + after + tail
    var signs = [UInt8](
      repeating: UInt8(ascii: " "), count: PrintableText.width(lead + before))
    signs.append(UInt8(ascii: "^"))
    let tildes = max(1, PrintableText.width(marked)) - 1
    signs.append(contentsOf: repeatElement(UInt8(ascii: "~"), count: tildes))
    marks = String(decoding: signs, as: UTF8.self)
  }

  /// Scalars that the cut goes through are left out.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    let whole = bytes.drop { $0 & 0xC0 == 0x80 }
    var text = String(decoding: whole, as: UTF8.self)
    if whole.contains(where: { $0 >= 0x80 }) { text.unicodeScalars.removeAll { $0 == "\u{FFFD}" } }
    return PrintableText.escaped(text, expandsTabs: true)
  }
}
