#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The operating system: the only code that differs between macOS and Linux.
///
/// Calls that a signal interrupts are taken up again.
package enum Platform {
  package static let standardInput: Int32 = 0
  package static let standardOutput: Int32 = 1
  package static let standardError: Int32 = 2

  /// The system's words for an error.
  static func message(forError code: Int32) -> String { unsafe String(cString: strerror(code)) }

  /// Whether an error says that nothing is there.
  static func isNotFound(_ code: Int32) -> Bool { code == ENOENT || code == ENOTDIR }

  /// Whether an error says that something is there already.
  static func isTaken(_ code: Int32) -> Bool { code == EEXIST }

  private static var lastError: SystemError { SystemError(code: errno) }

  /// Calls `body` until it is not interrupted; -1 is failure.
  private static func retrying(_ body: () -> Int) throws(SystemError) -> Int {
    while true {
      let result = body()
      if result >= 0 { return result }
      if errno != EINTR { throw lastError }
    }
  }

  static func check(_ result: Int32) throws(SystemError) {
    if result != 0 { throw lastError }
  }
}

// MARK: - The process

extension Platform {
  /// Returns the value of an environment variable; empty ones are returned as they are.
  package static func environment(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  /// The absolute path of the folder that relative paths start from.
  package static var currentFolder: String? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe String(cString: path)
  }

  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  package static var processID: Int { Int(getpid()) }

  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Whether a process with this id is there, whoever owns it.
  static func isRunning(processID: Int) -> Bool {
    guard let id = pid_t(exactly: processID), id > 0 else { return false }
    return kill(id, 0) == 0 || errno != ESRCH
  }

  package static func exit(_ code: Int32) -> Never {
    #if canImport(Darwin)
      Darwin.exit(code)
    #elseif canImport(Glibc)
      Glibc.exit(code)
    #else
      Musl.exit(code)
    #endif
  }
}

// MARK: - Descriptors

extension Platform {
  /// Opens a file for reading; never waits for a pipe's writer.
  package static func openForReading(_ path: String) throws(SystemError) -> Int32 {
    Int32(try retrying { Int(unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)) })
  }

  /// Opens what is there for writing.
  static func openForWriting(_ path: String) throws(SystemError) -> Int32 {
    Int32(try retrying { Int(unsafe open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)) })
  }

  /// Opens a folder, for what is done to the names in it.
  package static func openFolder(_ path: String) throws(SystemError) -> Int32 {
    Int32(try retrying { Int(unsafe open(path, O_RDONLY | O_CLOEXEC | O_DIRECTORY)) })
  }

  /// Opens `name` in an open folder for reading; fails where it is a symbolic link.
  package static func openForReading(_ name: String, in folder: Int32) throws(SystemError) -> Int32
  {
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW
    return Int32(try retrying { Int(unsafe openat(folder, name, flags)) })
  }

  /// Creates `name` in an open folder for writing; fails where anything has that name.
  package static func create(_ name: String, in folder: Int32) throws(SystemError) -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    return Int32(try retrying { Int(unsafe openat(folder, name, flags, mode_t(0o600))) })
  }

  /// Closes what was opened.
  package static func close(_ descriptor: Int32) {
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #elseif canImport(Glibc)
      _ = Glibc.close(descriptor)
    #else
      _ = Musl.close(descriptor)
    #endif
  }

  /// Reads to the end, or at least to one byte more than `limit`; nothing where that is negative.
  ///
  /// `size` is that of a regular file; `nil` for what may come in pieces, such as a pipe.
  package static func readAll(
    _ descriptor: Int32, size: Int?, limit: Int
  ) throws(SystemError) -> ContiguousArray<UInt8> {
    var bytes = ContiguousArray<UInt8>()
    var room = min(size ?? 1 << 16, limit) + 1
    while limit >= 0 {
      let chunk = try read(descriptor, atMost: room)
      if bytes.isEmpty { bytes = chunk } else { bytes.append(contentsOf: chunk) }
      // A regular file that gives less than was asked for is at its end.
      if chunk.isEmpty || (size != nil && chunk.count < room) || bytes.count > limit { break }
      room = 1 << 16
    }
    return bytes
  }

  private static func read(
    _ descriptor: Int32, atMost room: Int
  ) throws(SystemError) -> ContiguousArray<UInt8> {
    var failure: SystemError?
    let chunk = unsafe ContiguousArray<UInt8>(unsafeUninitializedCapacity: room) { buffer, filled in
      do throws(SystemError) {
        filled = try retrying { unsafe systemRead(descriptor, buffer.baseAddress, room) }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return chunk
  }

  private static func systemRead(
    _ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>?, _ count: Int
  ) -> Int {
    #if canImport(Darwin)
      unsafe Darwin.read(descriptor, buffer, count)
    #elseif canImport(Glibc)
      unsafe Glibc.read(descriptor, buffer, count)
    #else
      unsafe Musl.read(descriptor, buffer, count)
    #endif
  }

  /// Writes all of `bytes`.
  package static func write(
    _ bytes: ContiguousArray<UInt8>, to descriptor: Int32
  ) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      written += try retrying {
        unsafe bytes.withUnsafeBytes { buffer in
          let start = unsafe buffer.baseAddress.map { unsafe $0 + written }
          #if canImport(Darwin)
            return unsafe Darwin.write(descriptor, start, buffer.count - written)
          #elseif canImport(Glibc)
            return unsafe Glibc.write(descriptor, start, buffer.count - written)
          #else
            return unsafe Musl.write(descriptor, start, buffer.count - written)
          #endif
        }
      }
    }
  }

  /// Waits until what was written is on the disk; file systems that cannot say are believed.
  package static func synchronize(_ descriptor: Int32) throws(SystemError) {
    do throws(SystemError) {
      _ = try retrying { Int(fsync(descriptor)) }
    } catch {
      if error.code != EINVAL && error.code != ENOTSUP { throw error }
    }
  }
}

// MARK: - Paths

extension Platform {
  /// What kind of thing is open.
  package static func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
    var result = stat()
    try unsafe check(fstat(descriptor, &result))
    return FileStatus(result)
  }

  package static func status(
    of path: String, followingLinks: Bool
  ) throws(SystemError) -> FileStatus {
    var result = stat()
    try unsafe check(followingLinks ? stat(path, &result) : lstat(path, &result))
    return FileStatus(result)
  }

  /// Returns the absolute path without links, `.` and `..`.
  package static func resolved(_ path: String) throws(SystemError) -> String {
    guard let resolved = unsafe realpath(path, nil) else { throw lastError }
    defer { unsafe free(resolved) }
    guard let text = unsafe String(validatingCString: resolved) else {
      throw SystemError(code: EILSEQ)
    }
    return text
  }

  /// Fails where this process may not write to `name` in an open folder.
  static func checkWritable(_ name: String, in folder: Int32) throws(SystemError) {
    try unsafe check(faccessat(folder, name, W_OK, 0))
  }

  static func rename(_ name: String, to newName: String, in folder: Int32) throws(SystemError) {
    try unsafe check(renameat(folder, name, folder, newName))
  }

  /// Removes a name from an open folder, where it is there.
  package static func remove(_ name: String, in folder: Int32) {
    _ = unsafe unlinkat(folder, name, 0)
  }

  /// Returns whether nothing has that name any more.
  @discardableResult
  package static func remove(_ path: String) -> Bool { unsafe unlink(path) == 0 || errno == ENOENT }

  /// Returns what a folder holds, `.` and `..` left out, in no order.
  package static func entries(of folder: String) throws(SystemError) -> [FolderEntry] {
    guard let stream = unsafe opendir(folder) else { throw lastError }
    defer { unsafe closedir(stream) }
    let nameOffset = MemoryLayout<dirent>.offset(of: \dirent.d_name) ?? 0
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        if errno != 0 { throw lastError }
        return entries
      }
      let start = unsafe UnsafeRawPointer(entry).advanced(by: nameOffset)
      let name = unsafe String(validatingCString: start.assumingMemoryBound(to: CChar.self))
      if name == "." || name == ".." { continue }
      let kind = FileKind(entryType: unsafe entry.pointee.d_type)
      entries.append(FolderEntry(name: name, kind: kind))
    }
  }
}

extension FileStatus {
  fileprivate init(_ status: stat) {
    size = Int(status.st_size)
    mode = UInt32(status.st_mode & 0o7777)
    owner = status.st_uid
    group = status.st_gid
    linkCount = Int(status.st_nlink)
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .regular
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .symbolicLink
    default: kind = .other
    }
  }
}

extension FileKind {
  fileprivate init?(entryType: UInt8) {
    switch Int(entryType) {
    case Int(DT_REG): self = .regular
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK): self = .symbolicLink
    case Int(DT_UNKNOWN): return nil
    default: self = .other
    }
  }
}

// MARK: - Signals

extension Platform {
  /// Runs `body` with interruptions (SIGINT, SIGTERM, SIGHUP) put off to its end, where they
  /// then take their usual course: the process ends by the signal, 130 or 143 to a shell.
  ///
  /// `body` may ask whether one is waiting. To be called while no other thread runs.
  package static func deferringInterruptions<Result>(
    _ body: (_ isInterrupted: () -> Bool) -> Result
  ) -> Result {
    var deferred = sigset_t()
    unsafe sigemptyset(&deferred)
    let signals = [SIGINT, SIGTERM, SIGHUP].filter { !isIgnored($0) }
    for signal in signals { unsafe sigaddset(&deferred, signal) }
    var previous = sigset_t()
    unsafe pthread_sigmask(SIG_BLOCK, &deferred, &previous)
    let isInterrupted = {
      var pending = sigset_t()
      unsafe sigpending(&pending)
      return signals.contains { unsafe sigismember(&pending, $0) == 1 }
    }
    defer {
      // Whoever started us may have left signals blocked; one that was acted on ends us all the same.
      if isInterrupted() { unsafe pthread_sigmask(SIG_UNBLOCK, &deferred, nil) }
      unsafe pthread_sigmask(SIG_SETMASK, &previous, nil)
    }
    return body(isInterrupted)
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(signal, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = unsafe action.__sigaction_u.__sa_handler
    #elseif canImport(Glibc)
      let handler = unsafe action.__sigaction_handler.sa_handler
    #else
      let handler = unsafe action.__sa_handler.sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == 1
  }
}

// MARK: - Threads

extension Platform {
  /// Bytes of stack for each thread: as much as a main thread has, whatever the system's default.
  private static let stackSize = 8 << 20

  /// Runs `body` once on each of `count` threads, this one among them, and waits for all.
  ///
  /// Fewer run where the system grants no more threads.
  static func onThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    var threads: [pthread_t] = []
    while threads.count + 1 < count, let thread = startThread(body) { threads.append(thread) }
    body()
    for thread in threads { pthread_join(thread, nil) }
  }

  private static func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    unsafe pthread_attr_init(&attributes)
    unsafe pthread_attr_setstacksize(&attributes, stackSize)
    defer { unsafe pthread_attr_destroy(&attributes) }
    let argument = unsafe Unmanaged.passRetained(ThreadBody(run: body))
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let failure = unsafe pthread_create(
      &thread, &attributes,
      { argument in
        let pointer: UnsafeMutableRawPointer? = unsafe argument
        guard let pointer = unsafe pointer else { return nil }
        unsafe Unmanaged<ThreadBody>.fromOpaque(pointer).takeRetainedValue().run()
        return nil
      }, argument.toOpaque())
    if failure == 0 { return thread }
    unsafe argument.release()
    return nil
  }
}

/// What a thread is to run, as an object that a C function can be handed.
private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) {
    self.run = run
  }
}
