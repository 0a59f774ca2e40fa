import Files

/// Paths as git writes them in a patch.
package enum GitPathText {
  /// Reads `b/path`, quoted where it has to be; `nil` for `/dev/null`.
  package static func path(_ text: ArraySlice<UInt8>) -> PathBytes? {
    var bytes = ContiguousArray<UInt8>()
    if text.first == UInt8(ascii: "\"") {
      bytes = unquoted(text.dropFirst())
    } else {
      // A name with a space in it ends with a tab that is not its own.
      bytes = ContiguousArray(text.last == UInt8(ascii: "\t") ? text.dropLast() : text)
    }
    guard bytes.starts(with: "b/".utf8) else { return nil }
    return PathBytes(bytes.dropFirst(2))
  }

  /// Reads up to the closing quote.
  private static func unquoted(_ text: ArraySlice<UInt8>) -> ContiguousArray<UInt8> {
    var result = ContiguousArray<UInt8>()
    var rest = text
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
        result.append(byte)
        continue
      }
      switch escaped {
      case UInt8(ascii: "a"): result.append(0x07)
      case UInt8(ascii: "b"): result.append(0x08)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "v"): result.append(0x0B)
      case UInt8(ascii: "f"): result.append(0x0C)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "0")...UInt8(ascii: "3"):
        let digits = [escaped] + rest.prefix(2)
        rest = rest.dropFirst(2)
        result.append(digits.reduce(0) { $0 &* 8 &+ ($1 &- UInt8(ascii: "0")) })
      default: result.append(escaped)
      }
    }
    return result
  }
}

// MARK: - Paths of people

extension GitPathText {
  /// Returns what `git add` takes for just this path, below the top, wherever it is typed.
  package static func pathspec(_ path: String, isAtTop: Bool) -> String {
    let isPlain = !path.hasPrefix(":") && !path.contains { "*?[\\".contains($0) }
    if !isPlain { return ":(top,literal)\(path)" }
    if !isAtTop { return ":/\(path)" }
    return path.hasPrefix("-") ? "./\(path)" : path
  }

  /// Returns paths as given, the relative ones from `folder`, relative to the top of a work tree;
  /// what need not exist any more is taken as it is written.
  package static func paths(
    _ paths: [String], from folder: String, below top: String
  ) throws(GitError) -> [String] {
    var result: [String] = []
    for path in paths {
      let absolute = Path.absolute(path, from: folder)
      let resolved = resolved(absolute)
      guard resolved.isBelow(top) else { throw .notInWorkTree(path) }
      result.append(resolved.path(below: top))
    }
    return result
  }

  /// A folder without links, or a file in such a folder: a link itself is what the index has.
  private static func resolved(_ path: String) -> String {
    let status = try? Platform.status(of: path, followingLinks: false)
    if status?.kind == .folder, let folder = try? Platform.resolved(path) { return folder }
    let home = FileStore.folder(of: path)
    return Path.join((try? Platform.resolved(home)) ?? home, path.path(below: home))
  }
}
