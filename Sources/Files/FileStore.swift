package import SourceText

/// Reading files whole, and putting new content in their place whole.
package enum FileStore {
  /// Returns the file at an absolute path; `path` is what it is called in reports.
  package static func read(
    _ absolutePath: String, as path: String, _ language: Language
  ) throws(FileProblem) -> SourceFile {
    let status: FileStatus
    let bytes: ContiguousArray<UInt8>
    do throws(SystemError) {
      let descriptor = try Platform.openForReading(absolutePath)
      defer { Platform.close(descriptor) }
      status = try Platform.status(of: descriptor)
      // One byte beyond the limit tells that there is more.
      let limit = status.kind == .regular ? SourceFile.maximumSize : -1
      bytes = try Platform.readAll(descriptor, size: status.size, limit: limit)
    } catch {
      throw error.isNotFound ? .notFound : .unreadable(error.message)
    }
    guard status.kind == .regular else { throw .notARegularFile }
    if let problem = ContentScreening.problem(in: bytes) { throw problem }
    return SourceFile(path: path, bytes: bytes, language: language)
  }

  /// Whether anything is there at an absolute path.
  package static func exists(_ path: String) -> Bool {
    (try? Platform.status(of: path, followingLinks: false)) != nil
  }

  /// Returns the bytes of a small file of git's, or `nil` where there is none.
  package static func text(of absolutePath: String) -> ContiguousArray<UInt8>? {
    guard let descriptor = try? Platform.openForReading(absolutePath) else { return nil }
    defer { Platform.close(descriptor) }
    guard let status = try? Platform.status(of: descriptor), status.kind == .regular else {
      return nil
    }
    return try? Platform.readAll(descriptor, size: status.size, limit: 1 << 24)
  }
}
