import SourceText

/// Reads the languages of a string catalogue without reading its texts.
enum CatalogLanguages {
  /// The source language and every key under a text's `localizations`.
  ///
  /// They lie four objects deep: the whole, `strings`, a text, `localizations`.
  static func languages(in bytes: ContiguousArray<UInt8>) -> [String] {
    var scan = Scan(bytes: bytes)
    scan.run()
    return scan.found.inOrder(<)
  }

  private struct Scan {
    let bytes: ContiguousArray<UInt8>
    var found: Set<String> = []
    var depth = 0
    var offset = 0
    /// Whether the object at depth 4 is one of languages.
    var isInLocalizations = false

    mutating func run() {
      var lastKey = 0..<0
      var isSourceNext = false
      while offset < bytes.count {
        switch bytes[offset] {
        case UInt8(ascii: "{"):
          depth += 1
          if depth == 4 { isInLocalizations = equals(lastKey, "localizations") }
        case UInt8(ascii: "}"): depth -= 1
        case UInt8(ascii: "\""):
          let string = string()
          if depth == 1, isSourceNext { insert(string) }
          isSourceNext = depth == 1 && equals(string, "sourceLanguage")
          if depth == 3 { lastKey = string }
          if depth == 4, isInLocalizations { insert(string) }
          offset = string.upperBound
        default: break
        }
        offset += 1
      }
    }

    /// What stands between the quotes of the string that begins here.
    private func string() -> Range<Int> {
      var end = offset + 1
      while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
        end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      return offset + 1..<min(end, bytes.count)
    }

    private mutating func insert(_ range: Range<Int>) {
      found.insert(String(decoding: bytes[range], as: UTF8.self))
    }

    private func equals(_ range: Range<Int>, _ name: StaticString) -> Bool {
      range.count == name.utf8CodeUnitCount
        && range.enumerated().allSatisfy { bytes[$1] == name[utf8: $0] }
    }
  }
}
