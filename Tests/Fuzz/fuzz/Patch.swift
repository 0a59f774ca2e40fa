/// A unified diff of one file, read as `git apply` reads it.
struct Patch {
  private struct Hunk {
    /// The 0-based line that it begins at.
    var start: Int
    var old: [ArraySlice<UInt8>] = []
    var new: [ArraySlice<UInt8>] = []
  }

  private var hunks: [Hunk] = []

  /// Reads a diff; `nil` where it is none.
  init?(_ diff: ContiguousArray<UInt8>) {
    for var line in Self.joined(Self.lines(Array(diff))) {
      guard let mark = line.first else { return nil }
      if line.starts(with: "@@ -".utf8) {
        guard let start = Self.number(line.dropFirst(4)) else { return nil }
        hunks.append(Hunk(start: max(0, start - 1)))
        continue
      }
      guard !hunks.isEmpty else { continue }
      let last = hunks.count - 1
      line = line.dropFirst()
      switch mark {
      case UInt8(ascii: " "):
        hunks[last].old.append(line)
        hunks[last].new.append(line)
      case UInt8(ascii: "-"): hunks[last].old.append(line)
      case UInt8(ascii: "+"): hunks[last].new.append(line)
      default: return nil
      }
    }
  }

  /// Returns the text that the diff leads to; `nil` where it does not fit `text`.
  func applied(to text: ContiguousArray<UInt8>) -> ContiguousArray<UInt8>? {
    let lines = Self.lines(Array(text))
    var result = ContiguousArray<UInt8>()
    var position = 0
    for hunk in hunks {
      let end = hunk.start + hunk.old.count
      guard position <= hunk.start, end <= lines.count else { return nil }
      for line in lines[position..<hunk.start] { result += line }
      guard zip(lines[hunk.start..<end], hunk.old).allSatisfy({ $0.elementsEqual($1) }) else {
        return nil
      }
      for line in hunk.new { result += line }
      position = end
    }
    for line in lines[position...] { result += line }
    return result
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    Int(String(decoding: digits.prefix { 0x30...0x39 ~= $0 }, as: UTF8.self))
  }

  /// Lines with their line feeds.
  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
      result.append(text[start..<end])
      start = end
    }
    return result
  }

  /// Takes the line feed from what `\ No newline at end of file` follows, and that line away.
  private static func joined(_ lines: [ArraySlice<UInt8>]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    for line in lines {
      if line.starts(with: "\\ No newline".utf8), let last = result.popLast() {
        result.append(last.dropLast())
      } else {
        result.append(line)
      }
    }
    return result
  }
}
