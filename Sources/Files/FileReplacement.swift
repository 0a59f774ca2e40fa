extension FileStore {
  /// Puts `new` in the place of a file that holds `old`: whoever looks sees one or the other whole.
  ///
  /// The path must be absolute and free of links. Mode, owner and extended attributes are kept. The
  /// file is left as it is where it no longer holds `old`, where something of it cannot be kept, and
  /// where it has other names, which would keep `old`; nothing is left behind on failure. The new content is
  /// on the disk on return; that the name leads to it is only after `synchronize(folder:)`.
  package static func replace(
    _ absolutePath: String, holding old: ContiguousArray<UInt8>, with new: ContiguousArray<UInt8>
  ) throws(FileProblem) {
    let folderPath = folder(of: absolutePath)
    let name = absolutePath.path(below: folderPath)
    do throws(SystemError) {
      let folder = try Platform.openFolder(folderPath)
      defer { Platform.close(folder) }
      let temporary = try makeTemporary(for: name, in: folder, holding: new)
      guard (try? holds(name, in: folder, old)) == true else {
        Platform.remove(temporary, in: folder)
        throw SystemError.changedMeanwhile
      }
      do throws(SystemError) {
        try Platform.rename(temporary, to: name, in: folder)
      } catch {
        Platform.remove(temporary, in: folder)
        throw error
      }
    } catch {
      switch error {
      case .changedMeanwhile: throw .changedMeanwhile
      case .hardLinked: throw .hardLinked
      default: throw .unwritable(error.message)
      }
    }
  }

  /// Puts a file of our own at an absolute path, whole, in the place of any that is there.
  ///
  /// What is there and no regular file, such as a pipe, is written to.
  package static func put(
    _ bytes: ContiguousArray<UInt8>, at absolutePath: String
  ) throws(SystemError) {
    let present = try? Platform.status(of: absolutePath, followingLinks: true)
    if let present, present.kind != .regular {
      let descriptor = try Platform.openForWriting(absolutePath)
      defer { Platform.close(descriptor) }
      return try Platform.write(bytes, to: descriptor)
    }
    let path = (try? Platform.resolved(absolutePath)) ?? absolutePath
    let folderPath = folder(of: path)
    let folder = try Platform.openFolder(folderPath)
    defer { Platform.close(folder) }
    let (temporary, target) = try createTemporary(in: folder)
    defer { Platform.close(target) }
    do throws(SystemError) {
      try Platform.write(bytes, to: target)
      Platform.makeOrdinary(target)
      try Platform.synchronize(target)
      try Platform.rename(temporary, to: path.path(below: folderPath), in: folder)
    } catch {
      Platform.remove(temporary, in: folder)
      throw error
    }
    synchronize(folder: folderPath)
  }

  /// Returns the path of the folder that holds a file, given by its absolute path.
  package static func folder(of absolutePath: String) -> String {
    guard let slash = absolutePath.lastIndex(of: "/"), slash != absolutePath.startIndex else {
      return "/"
    }
    return String(absolutePath[..<slash])
  }

  /// Waits until the names in a folder are on the disk, as far as the system can say.
  package static func synchronize(folder path: String) {
    guard let folder = try? Platform.openFolder(path) else { return }
    defer { Platform.close(folder) }
    try? Platform.synchronize(folder)
  }

  /// Writes `bytes` to a new file beside `name`, with its attributes, and returns the new name.
  private static func makeTemporary(
    for name: String, in folder: Int32, holding bytes: ContiguousArray<UInt8>
  ) throws(SystemError) -> String {
    let source = try Platform.openForReading(name, in: folder)
    defer { Platform.close(source) }
    let status = try Platform.status(of: source)
    guard status.linkCount == 1 else { throw .hardLinked }
    try Platform.checkWritable(name, in: folder)
    let (temporary, target) = try createTemporary(in: folder)
    defer { Platform.close(target) }
    do throws(SystemError) {
      try Platform.write(bytes, to: target)
      try Platform.copyAttributes(status, from: source, to: target)
      try Platform.synchronize(target)
    } catch {
      Platform.remove(temporary, in: folder)
      throw error
    }
    return temporary
  }

  private static func createTemporary(in folder: Int32) throws(SystemError) -> (String, Int32) {
    var attempt = 0
    while true {
      let name = TemporaryName.make(attempt: attempt)
      do throws(SystemError) {
        return (name, try Platform.create(name, in: folder))
      } catch {
        attempt += 1
        guard error.isTaken, attempt < 100 else { throw error }
      }
    }
  }

  /// Whether the file of this name, as it is now, holds just these bytes.
  private static func holds(
    _ name: String, in folder: Int32, _ bytes: ContiguousArray<UInt8>
  ) throws(SystemError) -> Bool {
    let descriptor = try Platform.openForReading(name, in: folder)
    defer { Platform.close(descriptor) }
    let status = try Platform.status(of: descriptor)
    guard status.kind == .regular, status.size == bytes.count else { return false }
    return try Platform.readAll(descriptor, size: bytes.count, limit: bytes.count) == bytes
  }
}
