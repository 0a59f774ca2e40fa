import Files
import Reporting
import SourceText

/// What `--show-config` says: what holds for a file or a folder, and from where.
package struct SettingsReport {
  private let configuration: Configuration
  private let root: String

  /// `configuration` is that of the project at `root`, an absolute path.
  package init(_ configuration: Configuration, root: String) {
    self.configuration = configuration
    self.root = root
  }

  /// Returns the lines about a path, which is relative to the root; empty for the root itself.
  package func text(for path: String) -> String {
    var holding = configuration.assignments
    for override in configuration.overrides where override.covers(path) {
      let place = override.patterns.joined(separator: ", ")
      holding += override.assignments.map { assignment in
        var assignment = assignment
        assignment.origin += ", for \(place)"
        return assignment
      }
    }
    var lines = ["\(PrintableText.escaped(path.isEmpty ? "." : path)): \(state(of: path))"]
    for setting in SettingTable.all {
      let assigned = holding.filter { $0.setting.key == setting.key }
      let keys = Set(assigned.map(\.key)).inOrder(<)
      for key in keys {
        guard let last = assigned.last(where: { $0.key == key }) else { continue }
        lines.append("\(key) = \(last.value.json)  (\(last.origin))")
      }
      if keys.isEmpty { lines.append("\(setting.key) = \(setting.standard)  (default)") }
    }
    return lines.map { PrintableText.escaped($0) + "\n" }.joined()
  }

  /// Whether a file is worked on, and if not why not.
  private func state(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    if PathPatterns(configuration.excludes).cover(path) {
      return "left alone: \(FileProblem.excluded.description)"
    }
    let status = try? Platform.status(of: Path.join(root, path), followingLinks: true)
    let isFolder = status?.kind == .folder
    if ForeignCode.isVendored(path: isFolder ? Path.join(path, "any") : path) {
      return "left alone: \(FileProblem.vendored.description)"
    }
    if isFolder { return "worked on, as far as nothing below it says otherwise" }
    if Language(path: name) == nil { return "left alone: \(FileProblem.notSource.description)" }
    if ForeignCode.isGenerated(file: name) {
      return "left alone: \(FileProblem.generated.description)"
    }
    return "worked on"
  }
}
