import TestSupport
import Testing
import Usage
import a11y_fix

@Suite struct ColorTests {
  @Test(
    arguments: [
      (ColorChoice.auto, true, [:], true), (.auto, false, [:], false),
      (.auto, true, ["NO_COLOR": "1"], false), (.auto, true, ["NO_COLOR": ""], true),
      (.auto, false, ["CLICOLOR_FORCE": "1"], true), (.auto, false, ["CLICOLOR_FORCE": "0"], false),
      (.auto, true, ["TERM": "dumb"], false), (.auto, true, ["CLICOLOR": "0"], false),
      (.auto, true, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
      (.always, false, ["NO_COLOR": "1"], true), (.never, true, ["CLICOLOR_FORCE": "1"], false),
    ] as [(ColorChoice, Bool, [String: String], Bool)])
  func choice(
    _ choice: ColorChoice, isTerminal: Bool, environment: [String: String], isColored: Bool
  ) {
    #expect(choice.isColored(isTerminal: isTerminal) { environment[$0] } == isColored)
  }

  @Test func nothingInAFileSteersATerminal() throws {
    let folder = try TemporaryFolder()
    try folder.write("\tSAFE \u{1B}[2J\u{9B}31m\u{7F}\u{202E}\n", to: "a\u{1B}]0;x\u{7}\nb.swift")
    for arguments in [["--lint"], ["--dry-run"], ["--lint", "--verbose"]] {
      let run = ToolRun(
        arguments + ["--color=never", "."], in: folder, isTerminal: true)
      let text = run.output + run.error
      #expect(text.contains("SAFE"))
      let isSound = text.unicodeScalars.allSatisfy {
        $0 == "\n" || $0 == "\t" || !($0.properties.generalCategory == .control)
      }
      #expect(isSound && !text.contains("\u{202E}"))
      #expect(!text.contains("\nb.swift"))
    }
  }
}
