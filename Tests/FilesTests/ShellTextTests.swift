import Files
import Foundation
import TestSupport
import Testing

@Suite struct ShellTextTests {
  private static let bash = ["/bin/bash", "/usr/bin/bash"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// A shell makes the same word of it again.
  @Test(
    .enabled(if: bash != nil, "bash is missing"),
    arguments: [
      "", "a", "a b", "it's", "'", "$HOME `x` \"y\" \\", "*?[a]", "-n", "~", "a\tb\nc",
      "\u{1B}[31m'\\", "\u{7F}1", "ü ß 日本", "é\u{1}9",
    ])
  func aShellReadsTheWord(text: String) throws {
    let quoted = ShellText.quoted(text)
    #expect(quoted.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F })
    let run = try Command.run(Self.bash ?? "", ["-c", "printf '%s' \(quoted)"])
    #expect(run.text == text && run.status == 0)
  }
}
