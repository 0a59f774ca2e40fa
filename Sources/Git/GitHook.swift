import Files

/// Git's `pre-commit` hook in one repository: putting ours there, and taking it out again.
package struct GitHook {
  private let folder: String
  /// Whether the hook is a file that others get with the repository.
  private let isShared: Bool
  /// Whether the folder serves this repository alone.
  private let isOwn: Bool

  private static let mark = "# Put here by a11y-fix --install-hook;"

  private var hook: String { Path.join(folder, "pre-commit") }
  /// What was there before ours, which ours runs first.
  private var earlier: String { Path.join(folder, "pre-commit.before-a11y-fix") }

  /// Why the hook can be neither put in nor taken out.
  package enum Failure: Error, Equatable {
    case git(GitError)
    /// Husky writes its folder anew and finds hooks by their names.
    case husky
    /// Somebody put another hook in our place, and what was there before ours is still kept.
    case replaced(String)
    case system(path: String, message: String)

    /// One line, without a full stop.
    package var description: String {
      switch self {
      case .git(let error): error.description
      case .husky:
        "husky keeps the hooks here; add the line 'a11y-fix --staged' to .husky/pre-commit"
      case .replaced(let path):
        "another hook took our place, and the one before is still in \(path); put them in order first"
      case .system(let path, let message): "\(path): \(message)"
      }
    }

    /// Whether nothing was wrong but what was asked for.
    package var isUsage: Bool {
      switch self {
      case .git(let error): error.isUsage
      case .husky, .replaced: true
      case .system: false
      }
    }
  }

  /// Finds the folder of hooks, `core.hooksPath` included, of the repository around a folder.
  package init(around place: String) throws(Failure) {
    do throws(GitError) {
      let tree = try GitWorkTree(holding: place)
      let output = try tree.run(["rev-parse", "--git-path", "hooks"])
      let path = String(decoding: output.dropLast(), as: UTF8.self)
      folder = Path.absolute(path, from: tree.top)
      let common = try tree.run(["rev-parse", "--git-common-dir"])
      let commonPath = String(decoding: common.dropLast(), as: UTF8.self)
      let own = Path.absolute(commonPath, from: tree.top)
      let isInGit = folder.isBelow(own) || folder.isBelow(tree.gitFolder)
      isShared = !isInGit && folder.isBelow(tree.top)
      isOwn = isInGit || isShared
    } catch {
      throw .git(error)
    }
    if folder.hasSuffix("/.husky/_") { throw .husky }
  }

  /// Puts our hook in place and returns what was done, in lines for people.
  ///
  /// `program` is the folder that the tool is in, for programs whose `PATH` is another.
  package func install(program: String?) throws(Failure) -> [String] {
    let text = Self.script(fallback: isShared ? nil : program)
    var lines: [String] = []
    do throws(SystemError) {
      try Platform.makeFolder(folder)
      let before = contents()
      if before == text {
        return ["a11y-fix: the hook is in place already: \(hook)"]
      }
      let keeps = before.map { !Self.isOurs($0) } ?? exists(hook)
      if keeps, exists(earlier) { throw SystemError(code: 0) }
      let temporary = try write(text)
      let failure = Platform.deferringInterruptions { _ -> SystemError? in
        do throws(SystemError) {
          if keeps { try Platform.move(hook, to: earlier) }
          try Platform.move(temporary, to: hook)
          return nil
        } catch {
          Platform.remove(temporary)
          return error
        }
      }
      if let failure { throw failure }
      lines.append("a11y-fix: the hook is in place: \(hook)")
      if keeps { lines.append("a11y-fix: it runs the hook that was there first: \(earlier)") }
    } catch {
      throw error.code == 0 ? .replaced(earlier) : .system(path: hook, message: error.message)
    }
    if !isOwn {
      lines.append(
        "a11y-fix: core.hooksPath leads out of this repository: the hook holds for all that use it")
    }
    return lines + ["a11y-fix: a11y-fix --uninstall-hook takes it out again"]
  }

  /// Takes our hook out, puts back what was there before, and returns what was done.
  package func uninstall() throws(Failure) -> [String] {
    guard let text = contents(), Self.isOurs(text) else {
      if exists(earlier) { throw .replaced(earlier) }
      return ["a11y-fix: no hook of ours in \(folder)"]
    }
    guard exists(earlier) else {
      Platform.remove(hook)
      return ["a11y-fix: the hook is taken out: \(hook)"]
    }
    do throws(SystemError) {
      try Platform.move(earlier, to: hook)
    } catch {
      throw .system(path: hook, message: error.message)
    }
    return ["a11y-fix: the hook that was there before is back: \(hook)"]
  }

  private static func isOurs(_ text: String) -> Bool {
    text.split(separator: "\n").prefix(2).last?.hasPrefix(mark) == true
  }

  private func contents() -> String? {
    FileStore.text(of: hook).map { String(decoding: $0, as: UTF8.self) }
  }

  private func exists(_ path: String) -> Bool {
    (try? Platform.status(of: path, followingLinks: false)) != nil
  }

  /// Writes an executable file beside the hook and returns its path.
  private func write(_ text: String) throws(SystemError) -> String {
    let directory = try Platform.openFolder(folder)
    defer { Platform.close(directory) }
    let name = TemporaryName.make(attempt: 0)
    Platform.remove(name, in: directory)
    let descriptor = try Platform.create(name, in: directory)
    defer { Platform.close(descriptor) }
    do throws(SystemError) {
      try Platform.write(ContiguousArray(text.utf8), to: descriptor)
      try Platform.makeExecutable(descriptor)
      try Platform.synchronize(descriptor)
    } catch {
      Platform.remove(name, in: directory)
      throw error
    }
    return Path.join(folder, name)
  }

  /// A machine without the tool can still commit, and is told.
  private static func script(fallback: String?) -> String {
    let path = fallback.map {
      "command -v a11y-fix >/dev/null 2>&1 || PATH=$PATH:\(ShellText.quoted($0))\n"
    }
    return """
      #!/bin/sh
      \(mark) a11y-fix --uninstall-hook takes it out again.
      earlier=$(dirname -- "$0")/pre-commit.before-a11y-fix
      if [ -x "$earlier" ]; then
        "$earlier" "$@" || exit $?
      fi
      \(path ?? "")if command -v a11y-fix >/dev/null 2>&1; then
        exec a11y-fix --staged
      fi
      echo "a11y-fix is not installed here; the commit was not looked at" >&2

      """
  }
}
