import Files
package import Worktree

/// Where and when progress is shown.
package struct ProgressDisplay: Sendable {
  package var output: RunOutput
  /// Columns of the terminal.
  package var width: Int
  /// Seconds before which nothing is shown.
  package var delay: Double

  package init(output: RunOutput, width: Int, delay: Double) {
    self.output = output
    self.width = width
    self.delay = delay
  }
}

/// How far the work on a project is: one line of a terminal, overwritten as it goes on.
///
/// Threads tell what they have done; the one that comes when it is time draws.
final class Progress: @unchecked Sendable {
  private let lock = Lock()
  private let display: ProgressDisplay
  private let total: Int
  private let start = Platform.monotonicSeconds
  private var lastDrawn = 0.0
  private var drawnWidth = 0
  private var state: ProgressState

  /// `total` is the number of steps; every file that is read is one, and every look at one.
  init(_ display: ProgressDisplay, fileCount: Int, total: Int) {
    self.display = display
    self.total = total
    state = ProgressState(fileCount: fileCount, total: total)
  }

  func addRead(bytes: Int) {
    lock.withLock {
      state.readCount += 1
      state.byteCount += bytes
      draw()
    }
  }

  func addLook(findings: Int) {
    lock.withLock {
      state.lookCount += 1
      state.findingCount += findings
      draw()
    }
  }

  /// Takes the line away, so that nothing is left of it.
  func end() {
    lock.withLock {
      guard drawnWidth > 0 else { return }
      write("\r" + String(repeating: " ", count: drawnWidth) + "\r")
      drawnWidth = 0
    }
  }

  private func draw() {
    let now = Platform.monotonicSeconds
    guard now - start >= display.delay, now - lastDrawn >= 0.1 else { return }
    lastDrawn = now
    let line = state.line(seconds: now - start, width: display.width - 1)
    let padding = String(repeating: " ", count: max(0, drawnWidth - line.count))
    write("\r" + line + padding)
    drawnWidth = line.count
  }

  private func write(_ text: String) {
    display.output.standardError(ContiguousArray(text.utf8))
  }
}

/// What is told of the work so far.
struct ProgressState: Equatable {
  var fileCount: Int
  var total: Int
  var readCount = 0
  var lookCount = 0
  var byteCount = 0
  var findingCount = 0

  init(fileCount: Int, total: Int) {
    self.fileCount = fileCount
    self.total = total
  }

  /// Returns one line of ASCII, at most `width` columns wide.
  func line(seconds: Double, width: Int) -> String {
    let speed = Double(byteCount) / 1e6 / max(seconds, 0.001)
    let tenths = Int((speed * 10).rounded())
    let parts = [
      "\(readCount) of \(fileCount) files", "\(tenths / 10).\(tenths % 10) MB/s",
      "\(findingCount) finding\(findingCount == 1 ? "" : "s")",
    ]
    let text = parts.joined(separator: ", ")
    let room = min(32, width - text.count - 3)
    guard room >= 8 else { return String(text.prefix(max(0, width))) }
    let filled = total == 0 ? room : min(room, room * (readCount + lookCount) / total)
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: room - filled)
    return "[\(bar)] \(text)"
  }
}
