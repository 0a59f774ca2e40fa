#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// MARK: - Files and folders that are not sources

extension Platform {
  /// Makes a folder and those above it that are missing.
  package static func makeFolder(_ path: String) throws(SystemError) {
    if unsafe mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      throw SystemError(code: errno)
    }
    try makeFolder(String(path[..<slash]))
    if unsafe mkdir(path, 0o777) != 0 && errno != EEXIST { throw SystemError(code: errno) }
  }

  /// Renames a file inside one file system; what has the new name already is replaced.
  package static func move(_ path: String, to newPath: String) throws(SystemError) {
    if unsafe renameat(AT_FDCWD, path, AT_FDCWD, newPath) != 0 { throw SystemError(code: errno) }
  }

  /// Makes a file executable for whoever may read it.
  package static func makeExecutable(_ descriptor: Int32) throws(SystemError) {
    let mask = umask(0)
    umask(mask)
    if fchmod(descriptor, 0o777 & ~mask) != 0 { throw SystemError(code: errno) }
  }
}
