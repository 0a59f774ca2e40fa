import Outlining
import SourceText

/// Which files no project of Xcode's compiles: copies that were left behind, and what was only taken out of its
/// project.
///
/// Nothing is concluded where a project takes whatever lies in a folder, or where something else than Xcode's projects
/// may compile a file: a package, a pod, a generator of projects.
package struct CompiledFiles {
  private var projects: [XcodeProject] = []
  /// The folders of what else may compile the files in them.
  private var others: Set<Substring> = []
  /// Whether some project takes whatever lies in its folders, or names nothing that it compiles.
  private var isUnclear = false

  package init() {}

  /// Adds what a file that describes a project says; `folder` is the one that it speaks for.
  package mutating func add(name: String, folder: String, bytes: ContiguousArray<UInt8>) {
    switch name {
    case "project.pbxproj":
      let project = XcodeProject(folder: folder, bytes: bytes)
      isUnclear =
        isUnclear || project.sources.isEmpty
        || ByteSearch.holds("PBXFileSystemSynchronizedRootGroup", in: bytes)
      projects.append(project)
    case "Package.swift", "Project.swift", "project.yml", "project.yaml": others.insert(folder[...])
    default: if name.hasSuffix(".podspec") { others.insert(folder[...]) }
    }
  }

  /// Those of `paths` that nothing compiles.
  package func leftOut(of paths: [String]) -> Set<String> {
    guard !projects.isEmpty, !isUnclear else { return [] }
    let projectFolders = Set(projects.map { $0.folder[...] })
    var named: [Name: Int] = [:]
    for project in projects {
      for name in project.sources { named[name, default: 0] += 1 }
    }
    var files: [Name: [String]] = [:]
    for path in paths where Self.isSource(path) {
      let above = folders(above: path)
      guard above.contains(where: projectFolders.contains), !above.contains(where: others.contains)
      else {
        continue
      }
      files[Name(String(path.split(separator: "/").last ?? "")), default: []].append(path)
    }
    var result: Set<String> = []
    var unclear: Set<Name> = []
    for (name, paths) in files {
      switch named[name] ?? 0 {
      case 0: result.formUnion(paths)
      case let count where count < paths.count: unclear.insert(name)
      default: break
      }
    }
    guard !unclear.isEmpty else { return result }
    let compiled = Set(
      projects.filter { $0.sources.contains(where: unclear.contains) }.flatMap(\.sourcePaths))
    for name in unclear {
      let paths = files[name] ?? []
      // Where none of them is found the project's folders are not read as they are meant.
      guard paths.contains(where: compiled.contains) else { continue }
      result.formUnion(paths.filter { !compiled.contains($0) })
    }
    return result
  }

  /// The folders above a path; the empty one is the outermost.
  private func folders(above path: String) -> [Substring] {
    var result: [Substring] = []
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      result.append(folder)
    }
    return result + [""]
  }

  private static func isSource(_ path: String) -> Bool {
    path.hasSuffix(".swift") || path.hasSuffix(".m") || path.hasSuffix(".mm")
  }
}

/// A project of Xcode's: which files it compiles.
private struct XcodeProject {
  let folder: String
  /// The names of the files that it compiles, once for each target.
  let sources: [Name]
  private let bytes: ContiguousArray<UInt8>

  init(folder: String, bytes: ContiguousArray<UInt8>) {
    self.folder = folder
    self.bytes = bytes
    // `F1 /* Screen.swift in Sources */ = {isa = PBXBuildFile; fileRef = F2 /* Screen.swift */; };`
    sources = ByteSearch.ends(of: " in Sources */ = {", in: bytes).map { end in
      let last = end - " in Sources */ = {".utf8.count
      var first = last
      while first > 0, bytes[first - 1] != UInt8(ascii: "*"), last - first < 256 { first -= 1 }
      return Name(bytes, ByteRange(min(first + 1, last), last))
    }
  }

  /// The paths of the files that it compiles, by the groups that they lie in.
  var sourcePaths: [String] {
    var reader = PropertyListReader(bytes)
    guard case .dictionary(let root) = reader.value(),
      case .dictionary(let objects) = root["objects"]
    else { return [] }
    var parents: [String: String] = [:]
    for (id, object) in objects {
      for child in object["children"]?.list ?? [] { parents[child] = id }
    }
    let phases = objects.values.filter { $0["isa"]?.text == "PBXSourcesBuildPhase" }
    return phases.flatMap { $0["files"]?.list ?? [] }.compactMap { file in
      (objects[file]?["fileRef"]?.text).flatMap { path(of: $0, objects, parents) }
    }
  }

  private func path(
    of id: String, _ objects: [String: PropertyListReader.Value], _ parents: [String: String]
  ) -> String? {
    var parts: [String] = []
    var next: String? = id
    // No project has more groups in each other.
    for _ in 0..<64 {
      guard let id = next, let object = objects[id] else { break }
      if let path = object["path"]?.text { parts.insert(path, at: 0) }
      switch object["sourceTree"]?.text {
      case "<group>", nil: next = parents[id]
      case "SOURCE_ROOT": next = nil
      default: return nil
      }
    }
    return normalized([folder] + parts)
  }

  /// One path of several, without steps up: `App`, `../Shared` is `Shared`.
  private func normalized(_ parts: [String]) -> String {
    var result: [Substring] = []
    for part in parts.flatMap({ $0.split(separator: "/", omittingEmptySubsequences: true) }) {
      if part == "..", result.last.map({ $0 != ".." }) ?? false {
        result.removeLast()
      } else if part != "." {
        result.append(part)
      }
    }
    return (parts[0].hasPrefix("/") ? "/" : "") + result.joined(separator: "/")
  }
}

/// Reads what Xcode writes its projects in: the property lists of NeXTSTEP.
private struct PropertyListReader {
  enum Value {
    case text(String)
    case list([String])
    case dictionary([String: Value])

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var list: [String]? { if case .list(let list) = self { list } else { nil } }

    subscript(key: String) -> Value? {
      if case .dictionary(let values) = self { values[key] } else { nil }
    }
  }

  private let bytes: ContiguousArray<UInt8>
  private var offset = 0

  init(_ bytes: ContiguousArray<UInt8>) { self.bytes = bytes }

  /// The next value; of lists the texts in them.
  ///
  /// What is no property list ends early.
  mutating func value(depth: Int = 0) -> Value {
    skipGap()
    guard depth < 32 else { return .text("") }
    if take("{") {
      var values: [String: Value] = [:]
      while !isAtEnd, !take("}") {
        guard case .text(let key) = value(depth: depth + 1), take("=") else { break }
        values[key] = value(depth: depth + 1)
        _ = take(";")
      }
      return .dictionary(values)
    }
    if take("(") {
      var values: [String] = []
      while !isAtEnd, !take(")") {
        let start = offset
        if let text = value(depth: depth + 1).text { values.append(text) }
        _ = take(",")
        guard offset > start else { break }
      }
      return .list(values)
    }
    return .text(string())
  }

  private var isAtEnd: Bool { offset >= bytes.count }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipGap()
    guard !isAtEnd, bytes[offset] == UInt8(ascii: mark) else { return false }
    offset += 1
    skipGap()
    return true
  }

  private mutating func string() -> String {
    guard !isAtEnd, bytes[offset] == UInt8(ascii: "\"") else {
      let start = offset
      while !isAtEnd, !Self.isEnd(bytes[offset]) { offset += 1 }
      return String(decoding: bytes[start..<offset], as: UTF8.self)
    }
    offset += 1
    var text: [UInt8] = []
    while !isAtEnd, bytes[offset] != UInt8(ascii: "\"") {
      if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.count { offset += 1 }
      text.append(bytes[offset])
      offset += 1
    }
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether a byte ends a text without quotes.
  private static func isEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: ";"), UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: ")"),
      UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "\""):
      true
    default: false
    }
  }

  /// Skips white space and comments.
  private mutating func skipGap() {
    while !isAtEnd {
      if bytes[offset] <= 0x20 {
        offset += 1
      } else if bytes[offset] == UInt8(ascii: "/"), offset + 1 < bytes.count {
        switch bytes[offset + 1] {
        case UInt8(ascii: "*"):
          offset += 2
          while !isAtEnd,
            bytes[offset] != UInt8(ascii: "/") || bytes[offset - 1] != UInt8(ascii: "*")
          {
            offset += 1
          }
          offset += 1
        case UInt8(ascii: "/"):
          while !isAtEnd, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
        default: return
        }
      } else {
        return
      }
    }
  }
}
