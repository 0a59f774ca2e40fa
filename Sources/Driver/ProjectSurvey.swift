import Files
package import Indexing
import Outlining
package import Settings
import SourceText
import Worktree

/// What a look at a project tells of how it could be configured.
package struct ProjectSurvey: Sendable {
  /// One line each, for people.
  package var notes: [String] = []
  /// By the setting's key, what it could be set to.
  package var values: [String: SettingValue] = [:]

  package init() {}

  /// Looks at the facts of all files.
  package init(_ facts: ProjectFacts, paths: [String]) {
    let versions = Self.counted(
      paths.compactMap { path in
        facts.deployment.version(forPath: path).map { "\($0.major).\($0.minor)" }
      })
    if let first = versions.first {
      notes.append("built for iOS " + versions.joined(separator: " and "))
      values["deploymentTarget"] = .text(first)
    }
    let calls = Self.counted(paths.compactMap { facts.helperCall(in: .none, path: $0) })
    if let call = calls.first {
      notes.append("announces by \(call)")
      values["helper.call"] = .text(call)
    }
    let forms = paths.filter { $0.hasSuffix(".swift") }.compactMap { path -> String? in
      switch facts.localization(forPath: path, in: .swift).form {
      case .literal: nil
      case .generated: "generated symbols"
      case .call(let call): call.template
      }
    }
    if let form = Self.counted(forms).first { notes.append("texts are localised by \(form)") }
  }

  /// What occurs in a list, the most frequent first.
  private static func counted(_ list: [String]) -> [String] {
    Dictionary(grouping: list) { $0 }
      .inOrder { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map(\.key)
  }

  /// Notes which folders of a project are left out, and which may well be.
  mutating func look(at project: Project, skipped: [String]) {
    let left = skipped.sorted(byPath: \.self)
    if !left.isEmpty {
      notes.append("left out as the code of others: " + left.joined(separator: ", "))
    }
    var likely: Set<String> = []
    for file in project.files {
      var path = ""
      for part in file.path.split(separator: "/").dropLast() {
        path = Path.join(path, String(part))
        if Self.likelyForeign.contains(part.lowercased()) {
          likely.insert(path)
          break
        }
      }
    }
    if !likely.isEmpty {
      let folders = likely.sorted(byPath: \.self)
      notes.append("perhaps code of others, too: " + folders.joined(separator: ", "))
      values["exclude"] = .texts(folders.map { "/\($0)/" })
    }
  }

  private static let likelyForeign: Set<String> = [
    "external", "externals", "dependencies", "submodules", "libraries", "libs", "frameworks",
    "generated",
  ]
}
