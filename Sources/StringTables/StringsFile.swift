import SourceText

/// A table in the format of `.strings`: `"key" = "text";`, with comments between.
struct StringsFile {
  private let encoding: TableEncoding
  private let markLength: Int
  private let units: [UInt16]
  private var entries: [Entry] = []

  /// One pair; places are indices into the units.
  private struct Entry {
    var key: Text
    var value: Text
    /// Where it begins, its comment included that stands directly before it.
    var start: Int
    var keyEnd: Int
    var valueStart: Int
    /// Past the semicolon.
    var end: Int
  }

  /// What stands in quotes, or a bare word: most are never asked for, and stay as they are written.
  private struct Text {
    var units: Range<Int>
    var isEscaped = false
  }

  init(_ bytes: ContiguousArray<UInt8>) throws(StringTableError) {
    if bytes.starts(with: "bplist".utf8) || bytes.starts(with: "<?xml".utf8) {
      throw .propertyList
    }
    var markLength = 0
    encoding = TableEncoding(bytes, markLength: &markLength)
    self.markLength = markLength
    units = encoding.units(bytes, from: markLength)
    try read()
  }

  /// Returns the first key, in the file's order, of which the text is one that is looked for.
  ///
  /// Only texts that may begin with `first`, a letter's lower-case unit, are made strings of.
  func entry(
    beginningWith first: UInt16?, where isWanted: (String) -> Bool
  ) -> (key: String, text: String)? {
    for entry in entries {
      if let first, let unit = units[entry.value.units].first, unit < 0x80, unit != 92,
        unit | 0x20 != first
      {
        continue
      }
      let text = string(entry.value)
      if isWanted(text) { return (string(entry.key), text) }
    }
    return nil
  }

  // MARK: Adding

  /// Returns the insertion of a new pair; `nil` where the key is there.
  func edit(adding text: NewText) -> TableEdit? {
    guard !entries.contains(where: { string($0.key) == text.key }) else { return nil }
    let pair =
      "/* \(text.comment.replacing("*/", with: "* /")) */\(lineEnd)"
      + "\(quoted(text.key))\(equals)\(quoted(text.text));"
    let gap = lineEnd + (hasBlankLines ? lineEnd : "")
    if let next = nextInOrder(text.key) { return insertion(pair + gap, at: next.start) }
    guard let last = entries.last else {
      let isAtLineStart = units.last.map { $0 == 10 || $0 == 13 } ?? true
      return insertion((isAtLineStart ? "" : lineEnd) + pair + lineEnd, at: units.count)
    }
    let end = units[last.end...].firstIndex { $0 == 10 || $0 == 13 } ?? units.count
    return insertion(gap + pair, at: end)
  }

  private func insertion(_ text: String, at unit: Int) -> TableEdit {
    let offset = markLength + unit * encoding.width
    return TableEdit(range: offset..<offset, replacement: encoding.bytes(text))
  }

  /// The first pair behind a new key, in a table whose keys are in order.
  private func nextInOrder(_ key: String) -> Entry? {
    guard entries.count > 2 else { return nil }
    let keys = entries.map { string($0.key).lowercased() }
    guard zip(keys, keys.dropFirst()).allSatisfy({ $0 <= $1 }) else { return nil }
    return keys.firstIndex { $0 > key.lowercased() }.map { entries[$0] }
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for character in text {
      switch character {
      case "\"", "\\": result += "\\\(character)"
      case "\n": result += "\\n"
      default: result.append(character)
      }
    }
    return result + "\""
  }

  // MARK: Style

  private var lineEnd: String {
    guard let index = units.firstIndex(where: { $0 == 10 || $0 == 13 }) else { return "\n" }
    if units[index] == 10 { return "\n" }
    return index + 1 < units.count && units[index + 1] == 10 ? "\r\n" : "\r"
  }

  /// What stands between key and text.
  private var equals: String {
    guard let last = entries.last else { return " = " }
    let text = encoding.text(units[last.keyEnd..<last.valueStart])
    return text.contains { $0 != " " && $0 != "=" } ? " = " : text
  }

  /// Whether most pairs have an empty line before them.
  private var hasBlankLines: Bool {
    let gaps = zip(entries, entries.dropFirst()).map { before, after in
      encoding.text(units[before.end..<after.start]).filter(\.isNewline).count > 1
    }
    return gaps.filter(\.self).count * 2 > gaps.count || entries.count == 1
  }

  // MARK: Reading

  private mutating func read() throws(StringTableError) {
    var index = 0
    while true {
      let comment = try skipTrivia(&index)
      guard index < units.count else { return }
      let start = comment ?? index
      let key = try text(&index)
      let keyEnd = index
      try skipTrivia(&index)
      guard index < units.count else { throw malformed(index) }
      var valueStart = keyEnd
      var value = key
      if units[index] == 61 {  // =
        index += 1
        try skipTrivia(&index)
        valueStart = index
        value = try text(&index)
        try skipTrivia(&index)
      }
      guard index < units.count, units[index] == 59 else { throw malformed(index) }  // ;
      index += 1
      entries.append(
        Entry(
          key: key, value: value, start: start, keyEnd: keyEnd, valueStart: valueStart, end: index))
    }
  }

  private func malformed(_ index: Int) -> StringTableError {
    .malformed(offset: markLength + index * encoding.width)
  }

  /// Passes over white space and comments; returns where the last comment begins, if it begins a
  /// line and nothing but its own line's end is behind it.
  @discardableResult
  private func skipTrivia(_ index: inout Int) throws(StringTableError) -> Int? {
    var comment: Int?
    var lineEnds = 1
    var isAtLineStart = index == 0
    while index < units.count {
      let unit = units[index]
      if unit == 10 || unit == 13 {
        if !(unit == 10 && index > 0 && units[index - 1] == 13) { lineEnds += 1 }
        isAtLineStart = true
        index += 1
      } else if unit == 32 || unit == 9 || unit == 0xFEFF {
        index += 1
      } else if unit == 47, index + 1 < units.count, [42, 47].contains(units[index + 1]) {
        comment = isAtLineStart ? index : nil
        lineEnds = 0
        index = try endOfComment(index)
        if units[index - 1] == 10 || units[index - 1] == 13 { lineEnds = 1 }
      } else {
        break
      }
    }
    return lineEnds <= 1 ? comment : nil
  }

  private func endOfComment(_ start: Int) throws(StringTableError) -> Int {
    var index = start + 2
    if units[start + 1] == 47 {
      while index < units.count, units[index] != 10, units[index] != 13 { index += 1 }
      return index
    }
    while index + 1 < units.count {
      if units[index] == 42, units[index + 1] == 47 { return index + 2 }
      index += 1
    }
    throw malformed(start)
  }

  /// Reads a string in quotes, or a bare word.
  private func text(_ index: inout Int) throws(StringTableError) -> Text {
    let start = index
    guard units[index] == 34 else {
      while index < units.count, isWord(units[index]) { index += 1 }
      guard index > start else { throw malformed(start) }
      return Text(units: start..<index)
    }
    index += 1
    var isEscaped = false
    while index < units.count, units[index] != 34 {
      if units[index] == 92, index + 1 < units.count {
        isEscaped = true
        index += 1
      }
      index += 1
    }
    guard index < units.count else { throw malformed(start) }
    defer { index += 1 }
    return Text(units: start + 1..<index, isEscaped: isEscaped)
  }

  private func string(_ text: Text) -> String {
    guard text.isEscaped else { return encoding.text(units[text.units]) }
    var content: ArraySlice<UInt16> = []
    var index = text.units.lowerBound
    while index < text.units.upperBound {
      if units[index] == 92, index + 1 < text.units.upperBound {
        index += 1
        content.append(units[index] == 110 ? 10 : units[index])
      } else {
        content.append(units[index])
      }
      index += 1
    }
    return encoding.text(content)
  }

  private func isWord(_ unit: UInt16) -> Bool {
    (unit >= 48 && unit <= 57) || (unit | 32 >= 97 && unit | 32 <= 122)
      || [95, 46, 45, 36, 47, 58].contains(unit)
  }
}
