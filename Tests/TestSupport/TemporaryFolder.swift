import Foundation

/// A folder of a test's own, removed with the last reference to it.
package final class TemporaryFolder: Sendable {
  /// Absolute and free of links.
  package let path: String

  package init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("a11y-fix-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  package func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file, making the folders that it lies in.
  package func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  package func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
  }

  package func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  package func text(of name: String) throws -> String {
    String(decoding: try bytes(of: name), as: UTF8.self)
  }

  /// Makes the folder look like the top of a git work tree, without running git.
  package func pretendRepository() throws {
    try write("ref: refs/heads/main\n", to: ".git/HEAD")
  }

  /// Every file below the folder with what it holds; `.git` is left out.
  package func contents() throws -> [String: [UInt8]] {
    var result: [String: [UInt8]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
      if name == ".git" || name.hasPrefix(".git/") { continue }
      var isFolder: ObjCBool = false
      _ = unsafe FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder)
      if !isFolder.boolValue { result[name] = try bytes(of: name) }
    }
    return result
  }
}
