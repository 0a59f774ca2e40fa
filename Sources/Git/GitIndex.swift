import Files

/// A path in git's index.
package struct GitIndexEntry: Sendable {
  package var path: String
  /// As git prints it: `100644`, `100755`, `120000` for links, `160000` for submodules.
  package var mode: String
  /// The name of the blob.
  package var object: String
  /// Not 0 where a merge has left several versions.
  package var stage: Int
  /// Whether a sparse checkout leaves it out of the work tree.
  package var isSkipped: Bool
  /// Whether git was told not to look whether the file changes.
  package var isAssumedUnchanged: Bool

  package var isRegular: Bool { mode.hasPrefix("100") && stage == 0 }
}

/// What git's index holds; paths that are no text are left out.
package struct GitIndex: Sendable {
  /// In git's order, that of the paths' bytes.
  package private(set) var entries: [GitIndexEntry] = []

  /// Holds nothing.
  package init() {}

  /// Reads the entries, of some paths alone where any are given.
  package init(_ tree: GitWorkTree, paths: [String] = []) throws(GitError) {
    let output = try tree.run(["ls-files", "-z", "-s", "-v", "--full-name", "--"] + paths)
    for record in output.split(separator: 0) {
      if let entry = Self.entry(record) { entries.append(entry) }
    }
  }

  /// Reads `H 100644 <object> 0<tab>path`.
  private static func entry(_ record: ArraySlice<UInt8>) -> GitIndexEntry? {
    guard let tab = record.firstIndex(of: UInt8(ascii: "\t")),
      let path = String(validating: record[(tab + 1)...], as: UTF8.self)
    else { return nil }
    let fields = record[..<tab].split(separator: UInt8(ascii: " ")).map {
      String(decoding: $0, as: UTF8.self)
    }
    guard fields.count == 4, let stage = Int(fields[3]), let tag = fields[0].utf8.first else {
      return nil
    }
    return GitIndexEntry(
      path: path, mode: fields[1], object: fields[2], stage: stage,
      isSkipped: tag | 0x20 == UInt8(ascii: "s"),
      isAssumedUnchanged: tag & 0x20 != 0)
  }
}

extension GitWorkTree {
  /// Returns the paths of files in the work tree whose stat is not the index's.
  package func touchedPaths() throws(GitError) -> Set<PathBytes> {
    let output = try run(["diff-files", "--name-only", "-z", "--ignore-submodules=all"])
    return Set(output.split(separator: 0).map { PathBytes($0) })
  }

  /// Returns the contents of blobs, in their order; `nil` for one that is not here.
  package func blobs(_ objects: [String]) throws(GitError) -> [ContiguousArray<UInt8>?] {
    guard !objects.isEmpty else { return [] }
    let input = ContiguousArray(objects.map { $0 + "\n" }.joined().utf8)
    let output = try run(["cat-file", "--batch"], input: input)
    var result: [ContiguousArray<UInt8>?] = []
    var rest = output[...]
    // Each answer is `<object> blob <size>`, and behind a line feed the bytes and another.
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let fields = rest[..<end].split(separator: UInt8(ascii: " "))
      rest = rest[(end + 1)...]
      guard fields.count == 3, let size = Int(String(decoding: fields[2], as: UTF8.self)),
        rest.count > size
      else {
        result.append(nil)
        continue
      }
      result.append(ContiguousArray(rest.prefix(size)))
      rest = rest.dropFirst(size + 1)
    }
    guard result.count == objects.count else {
      throw .failed(command: "cat-file", message: "it answered less than it was asked")
    }
    return result
  }

  /// Puts bytes into the repository's store as they are and returns the blob's name.
  package func store(_ bytes: ContiguousArray<UInt8>) throws(GitError) -> String {
    try line(["hash-object", "-w", "--no-filters", "--stdin"], input: bytes)
  }

  /// Returns the name of the blob that `git add` would make of a file; `nil` where it cannot.
  package func objectIfAdded(_ path: String) throws(GitError) -> String? {
    let finished = try finish(["hash-object", "--", path])
    guard finished.status == 0 else { return nil }
    return String(decoding: finished.output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}

/// A path compared by its bytes: two that only look alike are two files.
package struct PathBytes: Hashable, Sendable {
  private let bytes: ContiguousArray<UInt8>

  package init(_ bytes: some Sequence<UInt8>) {
    self.bytes = ContiguousArray(bytes)
  }

  package init(_ path: String) {
    bytes = ContiguousArray(path.utf8)
  }

  /// `nil` where the path is no text.
  package var text: String? { String(validating: bytes, as: UTF8.self) }
}
