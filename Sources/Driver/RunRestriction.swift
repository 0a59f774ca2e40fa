import Files
import Git
import Reporting
import Settings
import SourceText
import Worktree

/// Narrows what was asked for down to the lines that a run is restricted to.
struct RunRestriction {
  private let scope: RunScope
  private let shard: Shard?
  private let folder: String

  init(_ options: RunOptions) {
    scope = options.scope
    shard = options.shard
    folder = options.folder
  }

  /// Leaves only files with lines that are asked for; the others tell their facts.
  func apply(to projects: inout [Project]) throws(GitError) {
    if let shard {
      for index in projects.indices { shard.restrict(&projects[index]) }
    }
    switch scope {
    case .everything, .staged: break
    case .since(let revision, let takesWholeFiles):
      for index in projects.indices {
        let tree = try GitWorkTree(holding: projects[index].root)
        let changes = try GitChanges.since(revision, tree)
        restrict(&projects[index], takesWholeFiles: takesWholeFiles) { path in
          changes.lines[PathBytes(path)]
        }
      }
    case .lines(let places):
      var lines: [PathBytes: LineSelection] = [:]
      for place in places {
        let path = Path.absolute(place.path, from: folder)
        let key = PathBytes((try? Platform.resolved(path)) ?? path)
        lines[key, default: LineSelection(countsReturns: true)].add(place.lines)
      }
      for index in projects.indices {
        let project = projects[index]
        restrict(&projects[index], takesWholeFiles: false) { path in
          lines[PathBytes(project.absolutePath(of: path))]
        }
      }
    }
  }

  private func restrict(
    _ project: inout Project, takesWholeFiles: Bool, _ lines: (String) -> LineSelection?
  ) {
    for index in project.files.indices where project.files[index].isRequested {
      if let own = lines(project.files[index].path), !own.isEmpty {
        project.files[index].lines = takesWholeFiles ? nil : own
      } else {
        project.files[index].isRequested = false
        project.files[index].isNamed = false
      }
    }
  }
}

extension Shard {
  /// Leaves of what is asked for only its own; the other files tell their facts.
  fileprivate func restrict(_ project: inout Project) {
    for index in project.files.indices where !holds(project.files[index].path) {
      project.files[index].isRequested = false
      project.files[index].isNamed = false
    }
    project.skipped.removeAll { !holds($0.path) }
  }
}
