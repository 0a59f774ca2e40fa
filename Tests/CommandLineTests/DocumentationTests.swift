import Findings
import Rules
import TestSupport
import Testing
import Usage
import a11y_fix

@Suite struct DocumentationTests {
  @Test func rulesAreListed() throws {
    let run = ToolRun(["--list-rules"], in: try TemporaryFolder())
    #expect(run.status == 0)
    #expect(
      run.output == """
        trigger-safe    a line says nothing
        trigger-unsafe  a line says little

        """)
  }

  @Test func aRuleIsExplained() throws {
    var rule = ToolRun.rules[0]
    rule.example = { ("a\nb\n", "a\nsay\nb\n") }
    #expect(
      Documentation.explanation(of: rule.id, among: [rule]) == """
        trigger-safe: a line says nothing

        Whoever does not see it misses it.

        What is written: A comment.

           a
          +say
           b

        Known limits:
        - It reads words only.

        Severity: warning
        Frameworks: UIKit, SwiftUI, Objective-C
        Supports: WCAG 2.2, 4.1.3 Status Messages (AA)
        Suppress with: // a11y-fix:ignore trigger-safe: reason

        """)
  }

  @Test func versionAndHelpSucceed() throws {
    let folder = try TemporaryFolder()
    #expect(ToolRun(["--version"], in: folder).output == "a11y-fix \(Version.current)\n")
    #expect(ToolRun(["--help"], in: folder).status == 0)
  }
}
