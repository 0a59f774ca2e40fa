import Files
import Reporting
import Worktree

/// A build, or whatever else tells whether the code is in order.
struct Verification {
  let command: String
  /// Where it is run.
  let folder: String
  let output: RunOutput

  /// Runs it once and says whether it succeeds; what it prints goes to standard error.
  func succeeds(_ occasion: String, isInterrupted: () -> Bool) -> Bool {
    let name = PrintableText.escaped(command)
    output.complain("a11y-fix: \(occasion): \(name)")
    do throws(SystemError) {
      return try Platform.runShell(command, in: folder, isInterrupted: isInterrupted) == 0
    } catch {
      output.complain("a11y-fix: error: \(name) cannot be run: \(error.message)")
      return false
    }
  }
}
