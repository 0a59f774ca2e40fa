#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// MARK: - Other programs

extension Platform {
  /// Runs a line of shell in a folder and returns its exit code: 128 and more for a signal.
  ///
  /// It reads nothing, and all that it prints goes to standard error. It is a process group of its
  /// own, which signals of the terminal do not reach: once `isInterrupted`, all of it is told to
  /// end.
  package static func runShell(
    _ line: String, in folder: String, isInterrupted: () -> Bool
  ) throws(SystemError) -> Int32 {
    let script = "cd \"$1\" && exec /bin/sh -c \"$2\""
    let process = try spawn(
      Launch(
        command: ["/bin/sh", "-c", script, "a11y-fix", folder, line], output: standardError,
        error: standardError, isOwnGroup: true))
    var status: Int32 = 0
    var isTold = false
    while true {
      let result = unsafe waitpid(process, &status, WNOHANG)
      if result == process { break }
      if result < 0, errno != EINTR { throw SystemError(code: errno) }
      if isInterrupted(), !isTold {
        kill(-process, SIGTERM)
        isTold = true
      }
      usleep(20_000)
    }
    return exitCode(of: status)
  }
}

// MARK: - Files and folders

extension Platform {
  /// Makes one folder; that it is there already is fine.
  package static func makeOwnFolder(_ path: String) throws(SystemError) {
    if unsafe mkdir(path, 0o777) != 0, errno != EEXIST { throw SystemError(code: errno) }
  }

  /// Gives a new file the mode that the user's mask leaves of `rw-rw-rw-`.
  static func makeOrdinary(_ descriptor: Int32) {
    let mask = umask(0)
    umask(mask)
    fchmod(descriptor, 0o666 & ~mask)
  }
}

// MARK: - The terminal

extension Platform {
  /// Returns the next line of a terminal or a pipe without its end; `nil` where there is no more.
  package static func readLine(_ descriptor: Int32) -> String? {
    var bytes = ContiguousArray<UInt8>()
    var byte: UInt8 = 0
    while true {
      let count = unsafe read(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self) }
      if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(byte)
    }
  }

  /// The columns of a terminal; `nil` for what is none.
  package static func terminalWidth(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }
}
