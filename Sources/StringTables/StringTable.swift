package import SourceText

/// Adds texts to a table of strings, changing nothing else in it.
package enum StringTable {
  /// Returns the table with those of `texts` that it does not hold yet.
  ///
  /// `name` is the file's; its ending says which format it is read in. Encoding, line ends, order,
  /// indentation and spacing are those of the file.
  package static func adding(
    _ texts: [NewText], to bytes: ContiguousArray<UInt8>, named name: String
  ) throws(StringTableError) -> ContiguousArray<UInt8> {
    var result = bytes
    for text in texts {
      let edit: TableEdit?
      if name.hasSuffix(".xcstrings") {
        edit = try StringCatalog(result).edit(adding: text)
      } else {
        edit = try StringsFile(result).edit(adding: text)
      }
      guard let edit else { continue }
      result.replaceSubrange(edit.range, with: edit.replacement)
    }
    return result
  }
}

extension StringTable {
  /// Returns the key and the text of what already says `words`, whatever its capitals and the mark
  /// at its end; `nil` where nothing does or the table cannot be read.
  package static func entry(
    saying words: String, in table: ContiguousArray<UInt8>, named name: String
  ) -> (key: String, text: String)? {
    guard mayHold(words, table, in: table.indices) else { return nil }
    let wanted = plain(words)
    func isWanted(_ text: String) -> Bool { mayBe(wanted, text) && plain(text) == wanted }
    if name.hasSuffix(".xcstrings") {
      let isNear = { mayHold(words, table, in: $0) }
      return try? StringCatalog(table).entry(in: isNear, where: isWanted)
    }
    let first = wanted.utf8.first.flatMap { isLetter($0) ? UInt16($0) : nil }
    return try? StringsFile(table).entry(beginningWith: first, where: isWanted)
  }

  /// Whether a text begins as it has to; what is beyond ASCII is looked at closely.
  private static func mayBe(_ wanted: String, _ text: String) -> Bool {
    for (byte, other) in zip(wanted.utf8, text.utf8) {
      if byte >= 0x80 || other >= 0x80 { return true }
      let isCapital = other >= UInt8(ascii: "A") && other <= UInt8(ascii: "Z")
      if byte != (isCapital ? other | 0x20 : other) { return false }
    }
    return text.utf8.count >= wanted.utf8.count
  }

  /// Whether the words stand in a part of the table as a whole text, which costs far less than to read it.
  private static func mayHold(
    _ words: String, _ bytes: ContiguousArray<UInt8>, in part: Range<Int>
  ) -> Bool {
    let wanted = Array(plain(words).utf8)
    let isSimple = wanted.allSatisfy { $0 == UInt8(ascii: " ") || isLetter($0) }
    // A zero shows another encoding; whatever else is written with marks of its own is read.
    guard isSimple, let last = wanted.last, !bytes.prefix(64).contains(0) else { return true }
    let letters = wanted.reduce(into: UInt64(0)) { $0 |= 1 << UInt64($1 & 63) }
    let span = bytes.span
    var end = part.lowerBound + wanted.count
    while end <= part.upperBound {
      // What is none of the letters rules out every place that would cover it.
      let byte = span[end - 1] | 0x20
      guard letters & 1 << UInt64(byte & 63) != 0 else {
        end += wanted.count
        continue
      }
      let range = end - wanted.count..<end
      if byte == last,
        wanted.indices.allSatisfy({ span[range.lowerBound + $0] | 0x20 == wanted[$0] }),
        isWhole(range, span)
      {
        return true
      }
      end += 1
    }
    return false
  }

  /// Whether bytes are all that stands in quotes, but for a mark at their end.
  private static func isWhole(_ range: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    guard range.lowerBound > 0 else { return true }
    switch bytes[range.lowerBound - 1] {
    case UInt8(ascii: "\""): break
    case UInt8(ascii: "\\"): return true
    default:
      // Outside JSON a word alone needs no quotes.
      return !range.contains { bytes[$0] == UInt8(ascii: " ") }
    }
    var end = range.upperBound
    // Marks are those of `plain(_:)`; beyond ASCII, and in an escape, all is taken for one.
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      switch bytes[end] {
      case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: " "), 0x80...: end += 1
      case UInt8(ascii: "\\"): return true
      default: return false
      }
    }
    return true
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }

  private static func plain(_ text: String) -> String {
    var text = text.lowercased()
    while let last = text.last, ".!… ".contains(last) { text.removeLast() }
    return text
  }
}

/// Why a table is left alone.
package enum StringTableError: Error, Equatable {
  /// It is not written in the format of its ending, from this byte on.
  case malformed(offset: Int)
  /// A property list in XML or binary form.
  case propertyList

  /// One line, lower case, without a full stop.
  package var description: String {
    switch self {
    case .malformed(let offset): "the table cannot be read from byte \(offset) on"
    case .propertyList: "the table is a property list"
    }
  }
}

/// What is put in the place of some bytes.
struct TableEdit {
  var range: Range<Int>
  var replacement: ContiguousArray<UInt8>
}
