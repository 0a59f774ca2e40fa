import Files
import Reporting
import SourceText

/// The files of one project while the paths of the command line are gone through.
struct FileSelection {
  private var files: [ProjectFile]
  private var skipped: [FileOutcome] = []
  private let excludes: PathPatterns

  /// Begins with all that a walk found, none of it asked for yet.
  init(_ walk: FileWalk, excluding excludes: PathPatterns) {
    self.excludes = excludes
    files = walk.files.map { ProjectFile(path: $0, isRequested: false, isNamed: false) }
  }

  /// Asks for a file by name; what rules it out of a walk is then a failure.
  mutating func add(file path: String) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    if excludes.cover(path) {
      skipped.append(FileOutcome(path: path, problem: .excluded))
    } else if Language(path: name) == nil {
      skip(path, .notSource)
    } else if ForeignCode.isVendored(path: path) {
      skip(path, .vendored)
    } else if ForeignCode.isGenerated(file: name) {
      skip(path, .generated)
    } else {
      files.append(ProjectFile(path: path, isRequested: true, isNamed: true))
    }
  }

  /// Asks for all of a folder and says whether there is anything; `walk` went through the root.
  mutating func add(folder: String, below root: String, of walk: FileWalk) -> Bool {
    if ForeignCode.isVendored(path: Path.join(folder, "any")) {
      skip(folder, .vendored)
      return true
    }
    if excludes.cover(Path.join(folder, "any")) {
      skipped.append(FileOutcome(path: folder, problem: .excluded))
      return true
    }
    let isKnown = walk.folders.contains { $0.isSamePath(as: folder) }
    let own = isKnown ? walk : FileWalk(root: root, folder: folder, excluding: excludes)
    skipped += own.skipped.filter { $0.path.isBelow(folder) }
    var isAny = false
    for (index, path) in own.files.enumerated() where path.isBelow(folder) {
      isAny = true
      if isKnown {
        // The files of the walk are the first of all.
        files[index].isRequested = true
      } else {
        files.append(ProjectFile(path: path, isRequested: true, isNamed: false))
      }
    }
    return isAny
  }

  private mutating func skip(_ path: String, _ problem: FileProblem) {
    skipped.append(FileOutcome(path: path, problem: problem, isNamed: true))
  }

  /// Each file once: asked for if it was in any way.
  var sortedFiles: [ProjectFile] {
    var result: [ProjectFile] = []
    for file in files.sorted(byPath: \.path) {
      if let last = result.last, last.path.isSamePath(as: file.path) {
        result[result.count - 1].isRequested = last.isRequested || file.isRequested
        result[result.count - 1].isNamed = last.isNamed || file.isNamed
      } else {
        result.append(file)
      }
    }
    return result
  }

  var sortedSkipped: [FileOutcome] {
    var result: [FileOutcome] = []
    for outcome in skipped.sorted(byPath: \.path) {
      if let last = result.last, last.path.isSamePath(as: outcome.path) {
        result[result.count - 1].isNamed = last.isNamed || outcome.isNamed
      } else {
        result.append(outcome)
      }
    }
    return result
  }
}
