import Outlining
import SourceText

/// Which files no project of Xcode's compiles: copies that were left behind, and what was only taken out of its
/// project.
///
/// Nothing is concluded where something else than Xcode's projects may compile a file: a package, a pod, a generator of
/// projects.
package struct CompiledFiles {
  private var projects: [XcodeProject] = []
  /// The folders of what else may compile the files in them.
  private var others: Set<Substring> = []

  package init() {}

  /// Adds what a file that describes a project says; `folder` is the one that it speaks for.
  package mutating func add(name: String, folder: String, bytes: ContiguousArray<UInt8>) {
    switch name {
    case "project.pbxproj": projects.append(XcodeProject(folder: folder, bytes: bytes))
    case "Package.swift", "Project.swift", "project.yml", "project.yaml": others.insert(folder[...])
    default: if name.hasSuffix(".podspec") { others.insert(folder[...]) }
    }
  }

  /// Those of `paths` that nothing compiles.
  package func leftOut(of paths: [String]) -> Set<String> {
    guard !projects.isEmpty else { return [] }
    let projectFolders = Set(projects.map { $0.folder[...] })
    let sources = projects.map(\.sources)
    let taken = projects.map(\.takenFolders)
    // One that is written in another way may compile anything.
    guard !taken.contains(nil),
      !projects.indices.contains(where: { sources[$0].isEmpty && !projects[$0].isOfXcode })
    else { return [] }
    let folders = taken.flatMap { $0 ?? [] }.map { $0 + "/" }
    var named: [Name: Int] = [:]
    for name in sources.joined() { named[name, default: 0] += 1 }
    var files: [Name: [String]] = [:]
    for path in paths where Self.isSource(path) {
      let above = ProjectDescription.folders(above: path)
      // Where there is nothing else, a folder beside that of the project belongs to it, or to nothing.
      guard others.isEmpty || above.contains(where: projectFolders.contains),
        !(above.contains(where: others.contains) || folders.contains(where: path.hasPrefix))
      else { continue }
      files[Name(String(path.split(separator: "/").last ?? "")), default: []].append(path)
    }
    var result: Set<String> = []
    var unclear: Set<Name> = []
    for (name, paths) in files {
      switch named[name] ?? 0 {
      case 0: result.formUnion(paths)
      // Of several projects one may have another file of that name, which is not looked at here.
      case let count where count < paths.count || paths.count > 1 && projects.count > 1:
        unclear.insert(name)
      default: break
      }
    }
    guard !unclear.isEmpty else { return result }
    let unsure = zip(projects, sources).filter { $1.contains(where: unclear.contains) }
    let compiled = Set(unsure.flatMap(\.0.sourcePaths))
    for paths in unclear.map({ files[$0] ?? [] }) where paths.contains(where: compiled.contains) {
      // Where none of them is found the project's folders are not read as they are meant.
      result.formUnion(paths.filter { !compiled.contains($0) })
    }
    return result
  }

  private static func isSource(_ path: String) -> Bool {
    path.hasSuffix(".swift") || path.hasSuffix(".m") || path.hasSuffix(".mm")
  }
}

/// A project of Xcode's: which files it compiles.
private struct XcodeProject {
  let folder: String
  let bytes: ContiguousArray<UInt8>

  /// Whether it is as Xcode writes it.
  var isOfXcode: Bool { ByteSearch.holds("/* Begin PBXProject section */", in: bytes) }

  /// The folders of which it takes whatever lies in them; `nil` where some are not known.
  var takenFolders: [String]? {
    guard ByteSearch.holds("PBXFileSystemSynchronizedRootGroup", in: bytes) else { return [] }
    guard let objects else { return nil }
    let parents = parents(objects)
    let groups = objects.keys.filter {
      objects[$0]?["isa"]?.text == "PBXFileSystemSynchronizedRootGroup"
    }
    let paths = groups.compactMap { path(of: $0, objects, parents) }
    return paths.isEmpty || paths.count < groups.count || paths.contains("") ? nil : paths
  }

  /// The names of the files that it compiles, once for each target.
  var sources: [Name] {
    // `F1 /* Screen.swift in Sources */ = {isa = PBXBuildFile; fileRef = F2 /* Screen.swift */; };`
    ByteSearch.ends(of: " in Sources */ = {", in: bytes).map { end in
      let last = end - " in Sources */ = {".utf8.count
      var first = last
      while first > 0, bytes[first - 1] != UInt8(ascii: "*"), last - first < 256 { first -= 1 }
      return Name(bytes, ByteRange(min(first + 1, last), last))
    }
  }

  /// The paths of the files that it compiles, by the groups that they lie in.
  var sourcePaths: [String] {
    guard let objects else { return [] }
    let parents = parents(objects)
    let phases = objects.values.filter { $0["isa"]?.text == "PBXSourcesBuildPhase" }
    return phases.flatMap { $0["files"]?.list ?? [] }.compactMap { file in
      (objects[file]?["fileRef"]?.text).flatMap { path(of: $0, objects, parents) }
    }
  }

  /// What it is made of, by its identifier; `nil` where that cannot be read.
  private var objects: [String: PropertyListReader.Value]? {
    var reader = PropertyListReader(bytes)
    guard case .dictionary(let root) = reader.value(),
      case .dictionary(let objects) = root["objects"]
    else { return nil }
    return objects
  }

  private func parents(_ objects: [String: PropertyListReader.Value]) -> [String: String] {
    var parents: [String: String] = [:]
    for (id, object) in objects {
      for child in object["children"]?.list ?? [] { parents[child] = id }
    }
    return parents
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
