#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A program that was run to its end.
package struct FinishedProcess: Sendable {
  /// As a shell gives it: 128 and the signal's number for one that a signal ended.
  package var status: Int32
  package var output: ContiguousArray<UInt8>
  package var error: ContiguousArray<UInt8>
}

// MARK: - Processes

extension Platform {
  /// Seconds since some moment in the past; never goes back.
  package static var monotonicSeconds: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Returns the absolute path of the folder that a program is in, by the name it was started by.
  package static func programFolder(of name: String) -> String? {
    if name.contains("/") { return try? resolved(FileStore.folder(of: name)) }
    let folders = (environment("PATH") ?? "").split(separator: ":").map(String.init)
    return folders.first { unsafe $0.hasPrefix("/") && access("\($0)/\(name)", X_OK) == 0 }
  }

  /// Runs a program found on the path to its end; `arguments` are those behind its name.
  ///
  /// It gets this process's environment with `environment` put over it. Not to be called while
  /// other threads run.
  package static func run(
    _ program: String, _ arguments: [String], environment: [(String, String)] = [],
    input: ContiguousArray<UInt8> = []
  ) throws(SystemError) -> FinishedProcess {
    var pipes = try ProcessPipes()
    // Whoever ends before it has read all must not end us.
    let previous = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, previous) }
    let process: pid_t
    do throws(SystemError) {
      process = try spawn(
        Launch(
          command: [program] + arguments, environment: environment, input: pipes.input.read,
          output: pipes.output.write, error: pipes.error.write))
    } catch {
      pipes.closeAll()
      throw error
    }
    pipes.closeTheirs()
    let (write, read, readError) = (pipes.input.write, pipes.output.read, pipes.error.read)
    // All at once: a process may wait for any of them.
    let outputs = mapTogether([write, read, readError], jobs: 3) { descriptor in
      if descriptor == write {
        try? Platform.write(input, to: write)
        Platform.close(write)
        return ContiguousArray<UInt8>()
      }
      defer { Platform.close(descriptor) }
      return (try? readAll(descriptor, size: nil, limit: .max - 1)) ?? []
    }
    return FinishedProcess(
      status: try status(of: process), output: outputs[1], error: outputs[2])
  }

  private static func status(of process: pid_t) throws(SystemError) -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      if errno != EINTR { throw SystemError(code: errno) }
    }
    return exitCode(of: status)
  }

  /// What a shell makes of the status that a process ended with: 128 and more for a signal.
  package static func exitCode(of status: Int32) -> Int32 {
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  private static func merged(_ changes: [(String, String)]) -> [String] {
    var result: [String] = []
    #if canImport(Darwin)
      var variable = unsafe _NSGetEnviron().pointee
    #else
      var variable = unsafe environ
    #endif
    while let text = unsafe variable.pointee {
      let entry = unsafe String(cString: text)
      if !changes.contains(where: { entry.hasPrefix("\($0.0)=") }) { result.append(entry) }
      unsafe variable += 1
    }
    return result + changes.map { "\($0.0)=\($0.1)" }
  }

  /// How a program is started.
  struct Launch {
    /// The program, found on the path, and its arguments.
    package var command: [String]
    /// What is put over this process's environment.
    package var environment: [(String, String)] = []
    /// What it reads from; `nil` for nothing at all.
    package var input: Int32?
    package var output: Int32
    package var error: Int32
    /// Whether it is a process group of its own with all signals open, which those of the terminal
    /// do not reach.
    var isOwnGroup = false
  }

  /// Starts a program and returns its process.
  static func spawn(_ launch: Launch) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    defer {
      unsafe posix_spawn_file_actions_destroy(&actions)
      unsafe posix_spawnattr_destroy(&attributes)
    }
    if let input = launch.input {
      unsafe posix_spawn_file_actions_adddup2(&actions, input, standardInput)
    } else {
      unsafe posix_spawn_file_actions_addopen(&actions, standardInput, "/dev/null", O_RDONLY, 0)
    }
    unsafe posix_spawn_file_actions_adddup2(&actions, launch.output, standardOutput)
    unsafe posix_spawn_file_actions_adddup2(&actions, launch.error, standardError)
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    let own = launch.isOwnGroup ? POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP : 0
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | own))
    let (arguments, variables) = (CStrings(launch.command), CStrings(merged(launch.environment)))
    defer {
      arguments.free()
      variables.free()
    }
    var process = pid_t()
    let failure = unsafe posix_spawnp(
      &process, launch.command[0], &actions, &attributes, arguments.pointers, variables.pointers)
    if failure != 0 { throw SystemError(code: failure) }
    return process
  }
}

/// The three pipes between this process and one that it starts.
private struct ProcessPipes {
  var input: (read: Int32, write: Int32)
  var output: (read: Int32, write: Int32)
  var error: (read: Int32, write: Int32)

  init() throws(SystemError) {
    input = try Self.make()
    output = try Self.make()
    error = try Self.make()
  }

  private static func make() throws(SystemError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    if unsafe pipe(&ends) != 0 { throw SystemError(code: errno) }
    // Numbers below three would be overwritten while the new process puts its own in place.
    for index in ends.indices {
      let moved = fcntl(ends[index], F_DUPFD_CLOEXEC, 3)
      if moved < 0 { throw SystemError(code: errno) }
      Platform.close(ends[index])
      ends[index] = moved
    }
    return (ends[0], ends[1])
  }

  /// Closes the ends that the other process has.
  mutating func closeTheirs() {
    for end in [input.read, output.write, error.write] { Platform.close(end) }
  }

  mutating func closeAll() {
    closeTheirs()
    for end in [input.write, output.read, error.read] { Platform.close(end) }
  }
}

/// Strings as C functions take them: a null after the last.
@safe private struct CStrings {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ strings: [String]) {
    count = strings.count
    unsafe pointers = .allocate(capacity: count + 1)
    for (index, string) in strings.enumerated() {
      unsafe pointers[index] = strdup(string)
    }
    unsafe pointers[count] = nil
  }

  func free() {
    for index in 0..<count {
      #if canImport(Darwin)
        unsafe Darwin.free(pointers[index])
      #elseif canImport(Glibc)
        unsafe Glibc.free(pointers[index])
      #else
        unsafe Musl.free(pointers[index])
      #endif
    }
    unsafe pointers.deallocate()
  }
}
