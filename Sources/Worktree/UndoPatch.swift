import Files
import Reporting
import SourceText

/// Reads and writes the patch of `UndoRecord`.
enum UndoPatch {
  /// One file's part.
  struct File {
    /// Relative to the repository's root.
    var path: String
    var oldHash: UInt64
    var newHash: UInt64
    /// From the heading on, `diff --git` included.
    var diff: ContiguousArray<UInt8>

    init(path: String, old: ContiguousArray<UInt8>, new: ContiguousArray<UInt8>) {
      self.path = path
      oldHash = ContentHash.value(of: old)
      newHash = ContentHash.value(of: new)
      diff = UnifiedDiff.text(path: path, from: old, to: new)
    }

    fileprivate init(path: String, oldHash: UInt64, newHash: UInt64) {
      self.path = path
      self.oldHash = oldHash
      self.newHash = newHash
      diff = []
    }
  }

  fileprivate static let mark = "a11y-fix-undo "

  /// Returns the parts of a patch; `nil` for what is none of ours.
  static func files(in patch: ContiguousArray<UInt8>) -> [File]? {
    let lines = LineSlices(patch)
    var files: [File] = []
    for index in 0..<lines.count {
      // Lines of the diff begin with a mark of their own, so that none looks like a heading.
      if lines[index].starts(with: mark.utf8) {
        guard let file = File(heading: lines[index]) else { return nil }
        files.append(file)
      } else if files.isEmpty {
        return nil
      } else {
        files[files.count - 1].diff += lines[index]
      }
    }
    return files
  }
}

extension UndoPatch.File {
  /// The part as it stands in the patch.
  var text: ContiguousArray<UInt8> {
    let hashes = [oldHash, newHash].map { String($0, radix: 16) }.joined(separator: " ")
    let heading = "\(UndoPatch.mark)\(hashes) \(Self.escaped(path))\n"
    return ContiguousArray(heading.utf8) + diff
  }

  fileprivate init?(heading: ArraySlice<UInt8>) {
    let words = String(decoding: heading, as: UTF8.self)
      .split(whereSeparator: { $0 == " " || $0.isNewline })
    guard words.count == 4, let old = UInt64(words[1], radix: 16),
      let new = UInt64(words[2], radix: 16), let path = Self.unescaped(words[3])
    else { return nil }
    self.init(path: path, oldHash: old, newHash: new)
  }

  /// Bytes other than letters, digits and `/._-` as two hexadecimal digits behind a `%`.
  private static func escaped(_ path: String) -> String {
    path.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789/._-".unicodeScalars.contains(scalar))
      if isPlain { return String(scalar) }
      let digits = String(byte, radix: 16)
      return digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
    }.joined()
  }

  private static func unescaped(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard let value = UInt8(digits, radix: 16) else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Returns what the file held before, given what it holds after; `nil` where the two are no pair.
  func reverted(_ new: ContiguousArray<UInt8>) -> ContiguousArray<UInt8>? {
    guard ContentHash.value(of: new) == newHash else { return nil }
    let lines = LineSlices(new)
    var old = ContiguousArray<UInt8>()
    var next = 0
    let diffLines = LineSlices(diff)
    var isInHunk = false
    for index in 0..<diffLines.count {
      let line = diffLines[index]
      switch line.first {
      case UInt8(ascii: "@"):
        guard let start = Self.newStart(ofHunk: line), start <= lines.count else { return nil }
        while next < start {
          old += lines[next]
          next += 1
        }
        isInHunk = true
      case UInt8(ascii: " ") where isInHunk, UInt8(ascii: "-") where isInHunk:
        old += line.dropFirst()
        if line.first == UInt8(ascii: " ") { next += 1 }
      case UInt8(ascii: "+") where isInHunk: next += 1
      case UInt8(ascii: "\\"):
        let previous = diffLines[index - 1].first
        if previous != UInt8(ascii: "+") { old.removeLast() }
      default: break
      }
    }
    while next < lines.count {
      old += lines[next]
      next += 1
    }
    return ContentHash.value(of: old) == oldHash ? old : nil
  }

  /// The 0-based line of the new text at which a hunk begins: `@@ -1,2 +3,4 @@` gives 2.
  private static func newStart(ofHunk heading: ArraySlice<UInt8>) -> Int? {
    let words = String(decoding: heading, as: UTF8.self).split(separator: " ")
    guard words.count >= 4, words[2].first == "+" else { return nil }
    let numbers = words[2].dropFirst().split(separator: ",").compactMap { Int($0) }
    guard let first = numbers.first else { return nil }
    // A hunk that leaves nothing of the new text is named by the line before it.
    return numbers.count > 1 && numbers[1] == 0 ? first : first - 1
  }
}
