import SourceText

/// A string catalogue: JSON, an object under `strings` with one member a text.
struct StringCatalog {
  private let bytes: ContiguousArray<UInt8>
  private var sourceLanguage = "en"
  /// Between the braces of `strings`.
  private var inside = 0..<0
  private var entries: [JSONMember] = []

  init(_ bytes: ContiguousArray<UInt8>) throws(StringTableError) {
    self.bytes = bytes
    var cursor = JSONCursor(bytes: bytes)
    let root = try cursor.document()
    guard let strings = root.first(where: { $0.key == "strings" }) else {
      throw .malformed(offset: 0)
    }
    var inner = JSONCursor(bytes: bytes, offset: strings.value.lowerBound)
    entries = try inner.object()
    inside = strings.value.lowerBound + 1..<strings.value.upperBound - 1
    if let language = root.first(where: { $0.key == "sourceLanguage" }) {
      var cursor = JSONCursor(bytes: bytes, offset: language.value.lowerBound)
      sourceLanguage = try cursor.string()
    }
  }

  /// The first entry whose text `isWanted`, of those that stand in places which `isNear`.
  func entry(
    in isNear: (Range<Int>) -> Bool, where isWanted: (String) -> Bool
  ) throws(StringTableError) -> (key: String, text: String)? {
    for entry in entries where isNear(entry.start..<entry.value.upperBound) {
      let text = try sourceText(of: entry) ?? entry.key
      if isWanted(text) { return (entry.key, text) }
    }
    return nil
  }

  /// What an entry says in the source language; `nil` where that is its key, as in most catalogues.
  private func sourceText(of entry: JSONMember) throws(StringTableError) -> String? {
    var place = entry.value
    for key in ["localizations", sourceLanguage, "stringUnit", "value"] {
      guard bytes[place.lowerBound] == UInt8(ascii: "{") else { return nil }
      var cursor = JSONCursor(bytes: bytes, offset: place.lowerBound)
      guard let member = try cursor.object().first(where: { $0.key == key }) else { return nil }
      place = member.value
    }
    guard bytes[place.lowerBound] == UInt8(ascii: "\"") else { return nil }
    var cursor = JSONCursor(bytes: bytes, offset: place.lowerBound)
    return try cursor.string()
  }

  /// Returns the insertion of a new text; `nil` where the key is there.
  func edit(adding text: NewText) -> TableEdit? {
    guard !entries.contains(where: { $0.key == text.key }) else { return nil }
    guard let last = entries.last else {
      let whole = lead + member(text) + shallower(lead)
      return TableEdit(range: inside, replacement: ContiguousArray(whole.utf8))
    }
    let key = text.key.lowercased()
    if let next = entries.first(where: { $0.key.lowercased() > key }), isOrdered {
      return insertion(member(text) + "," + lead, at: next.start)
    }
    return insertion("," + lead + member(text), at: last.value.upperBound)
  }

  private func insertion(_ text: String, at offset: Int) -> TableEdit {
    TableEdit(range: offset..<offset, replacement: ContiguousArray(text.utf8))
  }

  private var isOrdered: Bool {
    let keys = entries.map { $0.key.lowercased() }
    let inOrder = zip(keys, keys.dropFirst()).filter { $0 <= $1 }.count
    // Xcode's order knows more of language than this; a few neighbours may be the other way round.
    return inOrder * 10 >= (keys.count - 1) * 9
  }

  // MARK: Style

  private func member(_ text: NewText) -> String {
    let fields = lead + unit
    var members = ["\"comment\"\(colon)\(quoted(text.comment))"]
    if text.key != text.text {
      let (language, part, leaf) = (
        fields + unit, fields + unit + unit, fields + unit + unit + unit
      )
      members.append(
        "\"localizations\"\(colon){\(language)\"\(sourceLanguage)\"\(colon){"
          + "\(part)\"stringUnit\"\(colon){\(leaf)\"state\"\(colon)\"translated\","
          + "\(leaf)\"value\"\(colon)\(quoted(text.text))\(part)}\(language)}\(fields)}")
    }
    return quoted(text.key) + colon + "{" + fields + members.joined(separator: "," + fields)
      + lead + "}"
  }

  /// What stands before each key: a line's end and white space, or nothing.
  private var lead: String {
    if let first = entries.first { return space(from: inside.lowerBound, to: first.start) }
    let lines = String(decoding: bytes[..<inside.lowerBound], as: UTF8.self)
    let line = lines.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).last ?? ""
    let indentation = line.prefix { $0 == " " || $0 == "\t" }
    return lines.contains(where: \.isNewline)
      ? lineEnd + indentation + (indentation.isEmpty ? "  " : indentation) : ""
  }

  private var lineEnd: String {
    guard let index = bytes.firstIndex(where: { $0 == 10 || $0 == 13 }) else { return "\n" }
    if bytes[index] == 10 { return "\n" }
    return index + 1 < bytes.count && bytes[index + 1] == 10 ? "\r\n" : "\r"
  }

  /// One step of indentation; keys stand two deep.
  private var unit: String {
    let indentation = lead.filter { $0 == " " || $0 == "\t" }
    return String(indentation.prefix(indentation.count / 2))
  }

  private func shallower(_ lead: String) -> String { String(lead.dropLast(unit.count)) }

  /// What stands between a key and its value.
  private var colon: String {
    guard let first = entries.first else { return " : " }
    return space(from: first.keyEnd, to: first.value.lowerBound)
  }

  private func space(from start: Int, to end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
