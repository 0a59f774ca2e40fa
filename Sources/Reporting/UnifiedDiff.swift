/// Writes the difference of two versions of a file as `git diff` does, for `git apply` to take.
package struct UnifiedDiff {
  private static let context = 3

  private var output = ContiguousArray<UInt8>()
  private let old: LineSlices
  private let new: LineSlices
  private let style: DiffStyle
  private let firstLine: Int

  /// Returns the diff of one file, empty where nothing differs; `path` is relative to the root.
  ///
  /// `firstLine`, from 0, is where both texts begin if they are a part of the file.
  package static func text(
    path: String, from old: ContiguousArray<UInt8>, to new: ContiguousArray<UInt8>,
    firstLine: Int = 0, style: DiffStyle = DiffStyle()
  ) -> ContiguousArray<UInt8> {
    var diff = UnifiedDiff(
      old: LineSlices(old), new: LineSlices(new), firstLine: firstLine, style: style)
    diff.write(path)
    return diff.output
  }

  private init(old: LineSlices, new: LineSlices, firstLine: Int, style: DiffStyle) {
    self.old = old
    self.new = new
    self.firstLine = firstLine
    self.style = style
  }

  private mutating func write(_ path: String) {
    let changes = LineDifference(from: old, to: new).changes
    guard !changes.isEmpty else { return }
    let (oldName, newName) = (Self.quoted("a/" + path), Self.quoted("b/" + path))
    // Git ends a name that has a space with a tab, so that no date is looked for behind it.
    let end = path.utf8.contains(UInt8(ascii: " ")) ? "\t" : ""
    writeLine("diff --git \(oldName) \(newName)", .bold)
    writeLine("--- \(oldName)\(end)", .bold)
    writeLine("+++ \(newName)\(end)", .bold)
    var first = 0
    while first < changes.count {
      var last = first
      while last + 1 < changes.count,
        changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * Self.context
      {
        last += 1
      }
      writeHunk(changes[first...last])
      first = last + 1
    }
  }

  private mutating func writeHunk(_ changes: ArraySlice<LineDifference.Change>) {
    guard let first = changes.first, let last = changes.last else { return }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let oldLines = first.old.lowerBound - before..<last.old.upperBound + after
    let newLines = first.new.lowerBound - before..<last.new.upperBound + after
    writeLine("@@ -\(span(oldLines)) +\(span(newLines)) @@", .cyan)
    var line = oldLines.lowerBound
    for change in changes {
      for common in line..<change.old.lowerBound { write(" ", old[common], nil) }
      for removed in change.old { write("-", old[removed], .red) }
      for added in change.new { write("+", new[added], .green) }
      line = change.old.upperBound
    }
    for common in line..<oldLines.upperBound { write(" ", old[common], nil) }
  }

  /// An empty span is named by the line before it.
  private func span(_ lines: Range<Int>) -> String {
    let before = firstLine + lines.lowerBound
    return switch lines.count {
    case 0: "\(before),0"
    case 1: "\(before + 1)"
    default: "\(before + 1),\(lines.count)"
    }
  }

  private mutating func writeLine(_ text: String, _ paint: Palette.Style) {
    output.append(contentsOf: Palette(isColored: style.isColored).painted(text, paint).utf8)
    output.append(UInt8(ascii: "\n"))
  }

  private mutating func write(_ mark: String, _ line: ArraySlice<UInt8>, _ paint: Palette.Style?) {
    let isEnded = line.last == UInt8(ascii: "\n")
    if style.isColored || style.isForTerminal {
      var text = line.dropLast(isEnded ? 1 : 0)
      if text.last == UInt8(ascii: "\r") { text = text.dropLast() }
      let safe = mark + DiffStyle.escaped(String(decoding: text, as: UTF8.self))
      let palette = Palette(isColored: style.isColored)
      output.append(contentsOf: (paint.map { palette.painted(safe, $0) } ?? safe).utf8)
    } else {
      output.append(contentsOf: mark.utf8)
      output.append(contentsOf: line.dropLast(isEnded ? 1 : 0))
    }
    output.append(UInt8(ascii: "\n"))
    if !isEnded { output.append(contentsOf: "\\ No newline at end of file\n".utf8) }
  }

  /// Returns a name as git writes it: in quotes, with octal escapes, where it is not plain ASCII.
  static func quoted(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy {
      0x20...0x7E ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain { return name }
    return "\"" + name.utf8.map(quoted).joined() + "\""
  }

  private static func quoted(_ byte: UInt8) -> String {
    switch byte {
    case 0x07: return "\\a"
    case 0x08: return "\\b"
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0B: return "\\v"
    case 0x0C: return "\\f"
    case 0x0D: return "\\r"
    case UInt8(ascii: "\""): return "\\\""
    case UInt8(ascii: "\\"): return "\\\\"
    case 0x20...0x7E: return String(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
    }
  }
}
