/// Why git could not do what was asked of it.
package enum GitError: Error, Equatable {
  /// The system's words for why it cannot be started.
  case notStarted(String)
  /// The folder is in no work tree.
  case notInWorkTree(String)
  case unknownRevision(String)
  /// A command that failed, with git's own words.
  case failed(command: String, message: String)
  /// The index is not what it was when the run began.
  case indexChanged

  /// One line, without a full stop.
  package var description: String {
    switch self {
    case .notStarted(let words): "git cannot be started: \(words)"
    case .notInWorkTree(let folder): "\(folder) is not in a git work tree"
    case .unknownRevision(let name): "git knows no revision '\(name)'"
    case .failed(let command, let message): "git \(command) failed: \(message)"
    case .indexChanged: "git's index changed while it was worked on; nothing was staged"
    }
  }

  /// Whether the command line is to blame, and nothing was done.
  package var isUsage: Bool {
    switch self {
    case .notStarted, .notInWorkTree, .unknownRevision: true
    case .failed, .indexChanged: false
    }
  }
}
