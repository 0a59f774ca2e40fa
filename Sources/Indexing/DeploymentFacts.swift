/// For which iOS versions the project is built, by the folder of the file that says so.
package struct DeploymentFacts: Sendable {
  /// Folder path (empty for the root) and version as major * 100 + minor; the least of a folder.
  private var versions: [String: Int] = [:]

  package init() {}

  /// Notes that the file in `folder` names iOS `major.minor`.
  package mutating func add(folder: String, major: Int, minor: Int) {
    let version = major * 100 + minor
    versions[folder] = min(versions[folder] ?? version, version)
  }

  /// The iOS version that `path` is built for; `nil` where nothing says.
  ///
  /// The nearest folder above that names one wins.
  package func version(forPath path: String) -> (major: Int, minor: Int)? {
    guard !versions.isEmpty else { return nil }
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if let version = versions[String(folder)] { return (version / 100, version % 100) }
    }
    return versions[""].map { ($0 / 100, $0 % 100) }
  }
}
