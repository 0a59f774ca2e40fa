import Foundation

/// What was measured, for the table of figures: one `name: value` a line.
enum Figures {
  /// Adds a line to the file that `A11Y_FIX_FIGURES` names, if it names one.
  static func add(_ name: String, _ value: String) {
    guard let path = ProcessInfo.processInfo.environment["A11Y_FIX_FIGURES"] else { return }
    let line = Data("\(name): \(value)\n".utf8)
    guard let file = FileHandle(forWritingAtPath: path) else {
      FileManager.default.createFile(atPath: path, contents: line)
      return
    }
    file.seekToEndOfFile()
    file.write(line)
    try? file.close()
  }
}
