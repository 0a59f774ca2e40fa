import Files
import Git
package import Reporting
import SourceText

/// Finds the projects that the paths on a command line belong to.
package struct ProjectSearch: Sendable {
  /// In the order of their roots.
  package private(set) var projects: [Project] = []
  /// Paths that no work can be done on, as they were given.
  package private(set) var rejected: [FileOutcome] = []
  /// Folders that hold no source at all.
  package private(set) var emptyFolders: [EmptyFolder] = []

  /// A folder without source that is this project's.
  package struct EmptyFolder {
    /// As it was given.
    package var path: String
    /// Whether repositories of their own lie in it, which are left out.
    package var hasRepositories: Bool
  }

  /// A path on the command line, made absolute and free of links.
  private struct Request {
    var argument: String
    var path: String
    var isFolder: Bool
    var root: String
    var isInRepository: Bool
  }

  /// Looks for `paths`, the relative ones starting from `folder`, an absolute path.
  ///
  /// `excludes` gives, for the absolute path of a root, the patterns of what is left out there.
  package init(
    for paths: [String], from folder: String, excluding excludes: (String) -> [String] = { _ in [] }
  ) {
    let requests: [Request]
    (requests, rejected) = Self.requests(paths, from: folder)
    let roots = Self.roots(of: requests)
    for root in roots {
      add(root, requests.filter { $0.root == root }, excluding: PathPatterns(excludes(root)))
    }
    if projects.count > 1 {
      let shared = Self.sharedFolder(of: roots)
      for index in projects.indices {
        let name = projects[index].root.dropFirst(shared.count).drop { $0 == "/" }
        projects[index].displayName = String(name)
      }
    }
  }

  /// Returns the absolute paths of the roots that `paths` belong to, in order, without walking.
  package static func roots(for paths: [String], from folder: String) -> [String] {
    roots(of: requests(paths, from: folder).requests)
  }

  private static func roots(of requests: [Request]) -> [String] {
    Set(requests.map(\.root)).sorted(byPath: \.self)
  }

  private static func requests(
    _ paths: [String], from folder: String
  ) -> (requests: [Request], rejected: [FileOutcome]) {
    var requests: [Request] = []
    var rejected: [FileOutcome] = []
    for argument in paths {
      do throws(FileProblem) {
        requests.append(try request(argument, from: folder))
      } catch {
        rejected.append(FileOutcome(path: argument, problem: error, isNamed: true))
      }
    }
    joinFolders(&requests)
    return (requests, rejected)
  }

  private static func request(
    _ argument: String, from folder: String
  ) throws(FileProblem) -> Request {
    let absolute = Path.absolute(argument, from: folder)
    let path: String
    let kind: FileKind
    do throws(SystemError) {
      path = try Platform.resolved(absolute)
      kind = try Platform.status(of: path, followingLinks: true).kind
    } catch {
      throw error.isNotFound ? .notFound : .unreadable(error.message)
    }
    let isFolder = kind == .folder
    guard isFolder || kind == .regular else { throw .notARegularFile }
    // A link to a file is of the project where the link stands, and must not lead out of it.
    let home = isFolder ? path : try Self.folder(of: absolute)
    let repository = GitRepository.root(holding: home)
    let root = repository ?? home
    guard isFolder || path.isBelow(root) else { throw .outsideRoot }
    if isFolder, leadsOut(absolute, to: path) { throw .outsideRoot }
    return Request(
      argument: argument, path: path, isFolder: isFolder, root: root,
      isInRepository: repository != nil)
  }

  /// Whether a link to a folder stands in a repository and leads out of it.
  private static func leadsOut(_ absolute: String, to path: String) -> Bool {
    var link = absolute[...]
    while link.count > 1, link.hasSuffix("/") { link.removeLast() }
    guard
      let status = try? Platform.status(of: String(link), followingLinks: false),
      status.kind == .symbolicLink, let home = try? folder(of: String(link)),
      let repository = GitRepository.root(holding: home)
    else { return false }
    return !path.isBelow(repository)
  }

  /// Outside repositories, makes what lies in a folder that is asked for a part of its project.
  private static func joinFolders(_ requests: inout [Request]) {
    let folders = requests.filter { $0.isFolder && !$0.isInRepository }.map(\.path)
      .inOrder { $0.utf8.count < $1.utf8.count }
    for index in requests.indices where !requests[index].isInRepository {
      if let outer = folders.first(where: { requests[index].path.isBelow($0) }) {
        requests[index].root = outer
      }
    }
  }

  private static func folder(of file: String) throws(FileProblem) -> String {
    guard let slash = file.lastIndex(of: "/") else { throw .notFound }
    do throws(SystemError) {
      return try Platform.resolved(String(file[...slash]))
    } catch {
      throw .unreadable(error.message)
    }
  }

  private mutating func add(
    _ root: String, _ requests: [Request], excluding excludes: PathPatterns
  ) {
    let needsWalk = requests.contains { $0.isInRepository || $0.isFolder }
    let walk =
      needsWalk ? FileWalk(root: root, excluding: excludes) : FileWalk(onlyFolder: root)
    var selection = FileSelection(walk, excluding: excludes)
    for request in requests {
      let path = request.path.path(below: root)
      if !request.isFolder {
        selection.add(file: path)
      } else if !selection.add(folder: path, below: root, of: walk) {
        let hasRepositories = walk.skipped.contains {
          $0.problem == .otherRepository && $0.path.isBelow(path)
        }
        emptyFolders.append(
          EmptyFolder(path: request.argument, hasRepositories: hasRepositories))
      }
    }
    projects.append(
      Project(
        root: root, files: selection.sortedFiles, skipped: selection.sortedSkipped,
        descriptions: walk.descriptions.sorted(byPath: \.self).map {
          ProjectFile(path: $0, isRequested: false, isNamed: false)
        },
        strayTemporaries: walk.strayTemporaries))
  }

  /// Returns the path of the deepest folder that holds all of `paths`.
  private static func sharedFolder(of paths: [String]) -> String {
    guard var shared = paths.first?.split(separator: "/") else { return "" }
    for path in paths.dropFirst() {
      let parts = path.split(separator: "/")
      shared = Array(zip(shared, parts).prefix { $0 == $1 }.map(\.0))
    }
    return shared.isEmpty ? "" : "/" + shared.joined(separator: "/")
  }
}
