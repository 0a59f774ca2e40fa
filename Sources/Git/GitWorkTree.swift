package import Files
import SourceText

/// One work tree with its index, and git to work on it.
package struct GitWorkTree: Sendable {
  /// The absolute path of its top.
  package let top: String
  /// The absolute path of the folder of git's own files; of a linked work tree's own.
  package let gitFolder: String
  /// The absolute path of the index that this process was told to use.
  package let indexFile: String

  private let environment: [(String, String)]

  /// Finds the work tree that holds a folder, as git itself would find it.
  package init(holding folder: String) throws(GitError) {
    let queries = [["--show-toplevel"], ["--absolute-git-dir"], ["--git-path", "index"]]
    let answers = try Self.answers(to: queries, in: folder)
    top = answers[0]
    gitFolder = answers[1]
    indexFile = Path.absolute(answers[2], from: folder)
    var environment = [
      ("GIT_DIR", gitFolder), ("GIT_WORK_TREE", top), ("LC_ALL", "C"),
      // Paths are paths, reading takes no lock, objects are what their names say.
      ("GIT_LITERAL_PATHSPECS", "1"), ("GIT_OPTIONAL_LOCKS", "0"), ("GIT_DIFF_OPTS", ""),
      ("GIT_NO_REPLACE_OBJECTS", "1"), ("GIT_NO_LAZY_FETCH", "1"),
    ]
    if Platform.environment("GIT_INDEX_FILE")?.isEmpty == false {
      environment.append(("GIT_INDEX_FILE", indexFile))
    }
    self.environment = environment
  }

  /// Asks all at once; one by one where a path has a line feed in it.
  private static func answers(
    to queries: [[String]], in folder: String
  ) throws(GitError) -> [String] {
    let all = try answer(to: queries.flatMap(\.self), in: folder)
    let lines = all.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.count == queries.count { return lines }
    var result: [String] = []
    for query in queries { result.append(try answer(to: query, in: folder)) }
    return result
  }

  private static func answer(to query: [String], in folder: String) throws(GitError) -> String {
    let finished = try start(["-C", folder, "rev-parse"] + query)
    guard finished.status == 0 else { throw .notInWorkTree(folder) }
    return String(decoding: finished.output.dropLast(), as: UTF8.self)
  }

  private static func start(
    _ arguments: [String], environment: [(String, String)] = [],
    input: ContiguousArray<UInt8> = []
  ) throws(GitError) -> FinishedProcess {
    let finished: FinishedProcess
    do throws(SystemError) {
      finished = try Platform.run("git", arguments, environment: environment, input: input)
    } catch {
      throw .notStarted(error.message)
    }
    // So says a shell, and so do some systems, of a program that is not there.
    if finished.status == 127 { throw .notStarted("not found") }
    return finished
  }

  /// Runs git at the top and returns what it prints; fails where its status is not 0.
  @discardableResult
  package func run(
    _ arguments: [String], input: ContiguousArray<UInt8> = []
  ) throws(GitError) -> ContiguousArray<UInt8> {
    let finished = try finish(arguments, input: input)
    guard finished.status == 0 else {
      let words = String(decoding: finished.error, as: UTF8.self)
      let line = words.split(whereSeparator: \.isNewline).first.map(String.init)
      throw .failed(
        command: arguments.first ?? "", message: line ?? "its status is \(finished.status)")
    }
    return finished.output
  }

  /// Runs git at the top, whatever its status.
  package func finish(
    _ arguments: [String], input: ContiguousArray<UInt8> = []
  ) throws(GitError) -> FinishedProcess {
    try Self.start(["-C", top] + arguments, environment: environment, input: input)
  }

  /// Where a path below the top is.
  package func absolutePath(of path: String) -> String { Path.join(top, path) }

  /// Returns the output of a command that prints one line.
  package func line(_ arguments: [String], input: ContiguousArray<UInt8> = []) throws(GitError)
    -> String
  {
    let output = try run(arguments, input: input)
    return String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}

// MARK: - What is going on

extension GitWorkTree {
  /// Whether something is under way whose commits are not the user's own writing, and what.
  package var operationInProgress: String? {
    let marks = [
      ("MERGE_HEAD", "merge"), ("CHERRY_PICK_HEAD", "cherry-pick"), ("REVERT_HEAD", "revert"),
      ("rebase-merge", "rebase"), ("rebase-apply", "rebase"), ("sequencer", "cherry-pick"),
    ]
    return marks.first { name, _ in exists("\(gitFolder)/\(name)") }?.1
  }

  /// Why nothing may be written to the index now; `nil` where it may.
  package var indexLock: GitIndexLock? {
    let name = indexFile.split(separator: "/").last ?? ""
    if name.hasPrefix("next-index-") { return .partialCommit }
    if name == "index.lock" { return .commitOfAll }
    return exists(indexFile + ".lock") ? .otherProcess : nil
  }

  private func exists(_ path: String) -> Bool {
    (try? Platform.status(of: path, followingLinks: false)) != nil
  }
}

/// Why an index may not be written to.
package enum GitIndexLock: Sendable {
  /// `git commit PATH`: its index is made for this one commit.
  case partialCommit
  /// `git commit -a` and the like: git itself is about to replace the index.
  case commitOfAll
  /// The lock file is there, and it is not the index that we were given.
  case otherProcess
}
