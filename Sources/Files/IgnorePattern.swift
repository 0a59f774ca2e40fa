/// One line of an ignore file.
struct IgnorePattern: Sendable {
  /// Whether it takes back what an earlier pattern ignores.
  let isNegated: Bool
  private let isForFoldersOnly: Bool
  /// Whether it is held against the last part of a path, wherever that lies.
  private let matchesName: Bool
  private let glob: ArraySlice<UInt8>
  /// How many bytes of `glob` come before its first special one.
  private let literalCount: Int
  /// Whether the glob is `*` and then nothing special: a suffix.
  private let isSuffix: Bool

  static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "\\"): true
    default: false
    }
  }

  /// Reads one line, without its end; `nil` for comments and empty lines.
  init?(line: ArraySlice<UInt8>) {
    guard line.first != UInt8(ascii: "#") else { return nil }
    var text = Self.withoutTrailingSpaces(line)
    isNegated = text.first == UInt8(ascii: "!")
    if isNegated { text = text.dropFirst() }
    let literalCount = text.firstIndex(where: Self.isSpecial).map { $0 - text.startIndex }
    isSuffix =
      text.first == UInt8(ascii: "*") && !text.dropFirst().contains(where: Self.isSpecial)
    isForFoldersOnly = text.last == UInt8(ascii: "/")
    if isForFoldersOnly { text = text.dropLast() }
    guard !text.isEmpty else { return nil }
    matchesName = !text.contains(UInt8(ascii: "/"))
    if text.first == UInt8(ascii: "/") {
      text = text.dropFirst()
      self.literalCount = min(literalCount ?? .max, text.count + 1) - 1
    } else {
      self.literalCount = min(literalCount ?? .max, text.count)
    }
    glob = text
  }

  /// Drops spaces at the end that no backslash protects.
  private static func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.startIndex
    var index = line.startIndex
    while index < line.endIndex {
      if line[index] == UInt8(ascii: "\\") {
        index += 1
        if index == line.endIndex { return line }
        end = index + 1
      } else if line[index] != UInt8(ascii: " ") {
        end = index + 1
      }
      index += 1
    }
    return line[..<end]
  }

  /// Whether the pattern speaks of a path, given relative to the folder of the ignore file.
  func matches(_ path: ArraySlice<UInt8>, name: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
    if isForFoldersOnly && !isFolder { return false }
    if matchesName {
      if literalCount == glob.count { return name.elementsEqual(glob) }
      if isSuffix { return name.suffix(glob.count - 1).elementsEqual(glob.dropFirst()) }
      return WildcardMatch.matches(glob, name, respectingSlashes: false)
    }
    // The literal part is cut off first, as git does: a `**` just behind it opens the rest.
    guard path.starts(with: glob.prefix(literalCount)) else { return false }
    return WildcardMatch.matches(
      glob.dropFirst(literalCount), path.dropFirst(literalCount), respectingSlashes: true)
  }
}
