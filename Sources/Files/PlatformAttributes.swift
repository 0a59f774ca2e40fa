#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a file has besides its bytes, kept where another takes its place.
extension Platform {
  /// Gives an open file the owner, the mode and the extended attributes of another; fails where
  /// one of them cannot be kept.
  static func copyAttributes(
    _ status: FileStatus, from source: Int32, to target: Int32
  ) throws(SystemError) {
    let own = try self.status(of: target)
    if (own.owner, own.group) != (status.owner, status.group) {
      try check(fchown(target, status.owner, status.group))
    }
    try check(fchmod(target, mode_t(status.mode)))
    #if canImport(Darwin)
      let flags = copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)
      try unsafe check(fcopyfile(source, target, nil, flags))
    #else
      try copyExtendedAttributes(from: source, to: target)
    #endif
  }
}

#if !canImport(Darwin)
  /// Extended attributes on Linux, access lists and security labels among them.
  extension Platform {
    private static func copyExtendedAttributes(
      from source: Int32, to target: Int32
    ) throws(SystemError) {
      for name in try attributeNames(of: source) {
        let value = try attribute(name, of: source)
        // What the system gives every new file need not be set, and often may not be.
        if let own = try? attribute(name, of: target), own == value { continue }
        guard unsafe setAttribute(target, name, value, value.count, 0) == 0 else {
          throw SystemError(code: errno)
        }
      }
    }

    /// Returns no names where the file system has no such attributes.
    private static func attributeNames(of file: Int32) throws(SystemError) -> [String] {
      let bytes: [UInt8]
      do throws(SystemError) {
        bytes = try unsafe filled { unsafe listAttributes(file, $0, $1) }
      } catch {
        if error.code == ENOTSUP || error.code == ENOSYS { return [] }
        throw error
      }
      return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    private static func attribute(_ name: String, of file: Int32) throws(SystemError) -> [UInt8] {
      try unsafe filled { unsafe getAttribute(file, name, $0, $1) }
    }

    /// Asks for the size first, then for the bytes; again where they grew meanwhile.
    private static func filled(
      _ body: (_ buffer: UnsafeMutableRawPointer?, _ room: Int) -> Int
    ) throws(SystemError) -> [UInt8] {
      while true {
        let size = body(nil, 0)
        guard size >= 0 else { throw SystemError(code: errno) }
        guard size > 0 else { return [] }
        var bytes = [UInt8](repeating: 0, count: size)
        let count = unsafe bytes.withUnsafeMutableBytes { unsafe body($0.baseAddress, size) }
        if count >= 0 { return Array(bytes.prefix(count)) }
        if errno != ERANGE { throw SystemError(code: errno) }
      }
    }
  }

  // The C libraries have these functions, but Swift's modules of them do not declare them.
  @_silgen_name("flistxattr")
  private func listAttributes(
    _ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ room: Int
  ) -> Int
  @_silgen_name("fgetxattr")
  private func getAttribute(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ buffer: UnsafeMutableRawPointer?, _ room: Int
  ) -> Int
  @_silgen_name("fsetxattr")
  private func setAttribute(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ count: Int,
    _ flags: Int32
  ) -> Int32
#endif
