import Driver
import Fixing
import Lexing
import Parsing
import Reporting
import Settings
import SourceText
import Testing

@Suite struct SuppressionTests {
  /// The lines and rules of what is found.
  private func findings(
    _ text: String, _ configuration: Configuration = Configuration()
  ) -> [String] {
    outcome(text, configuration).diagnostics.map { "\($0.location.line) \($0.rule)" }
  }

  private func outcome(
    _ text: String, _ configuration: Configuration = Configuration()
  ) -> FileOutcome {
    let file = SourceFile(
      path: "A.swift", bytes: ContiguousArray(text.utf8), language: .swift)
    let analysis = ProjectAnalysis.analysis(configuration)
    let outline = outline(file)
    let facts = analysis.facts(outline)
    guard analysis.needsSecondPass(outline, facts) else { return FileOutcome(path: file.path) }
    return analysis.fix([facts], [])(outline, nil)
  }

  /// A screen with a finding in line 5 and another in line 8.
  private func screen(above: String = "", behind: String = "", file: String = "") -> String {
    """
    import UIKit\(file)
    final class SaveViewController: UIViewController {
      @IBAction func save(_ sender: UIButton) {
        \(above)
        statusLabel.text = "Saved"\(behind)
      }
      @IBAction func stop(_ sender: UIButton) {
        statusLabel.text = "Stopped"
      }
    }

    """
  }

  private let both = ["5 silent-text-change", "8 silent-text-change"]
  private let second = ["8 silent-text-change"]

  @Test func withoutACommentAllIsFound() {
    #expect(findings(screen()) == both)
  }

  @Test(arguments: [
    "// a11y-fix:ignore", "// a11y-fix:ignore silent-text-change",
    "// a11y-fix:ignore silent-text-change: said elsewhere", "/* a11y-fix:ignore */",
    "// spoken by the player; a11y-fix:ignore silent-text-change",
  ])
  func theLineBelowIsLeftAlone(comment: String) {
    #expect(findings(screen(above: comment)) == second)
  }

  @Test func aCommentBehindCodeIsAboutThatLine() {
    #expect(findings(screen(behind: " // a11y-fix:ignore silent-text-change")) == second)
    let twoLines = screen().replacing(
      "    \n", with: "    save() // a11y-fix:ignore silent-text-change\n")
    #expect(findings(twoLines) == ["4 unused-suppression"] + both)
  }

  @Test func aFileIsLeftAlone() {
    #expect(findings(screen(file: " // a11y-fix:ignore-file")) == [])
    #expect(findings(screen(file: " // a11y-fix:ignore-file silent-text-change")) == [])
  }

  @Test func aRegionIsLeftAlone() {
    let open = screen(above: "// a11y-fix:disable silent-text-change")
    #expect(findings(open) == [])
    #expect(findings(open.replacing("  }\n  @", with: "  } // a11y-fix:enable\n  @")) == second)
    let named = "  } // a11y-fix:enable silent-text-change\n  @"
    #expect(findings(open.replacing("  }\n  @", with: named)) == second)
    let other = "  } // a11y-fix:enable silent-load\n  @"
    #expect(findings(open.replacing("  }\n  @", with: other)) == ["6 unused-suppression"])
  }

  @Test func whatSilencesNothingIsReported() throws {
    let unused = outcome("// a11y-fix:ignore\nlet a = 1\n").diagnostics
    #expect(unused.map(\.message) == ["nothing is suppressed here"])
    #expect(unused.map(\.state) == [.displayOnly])
    let named = screen(above: "// a11y-fix:ignore silent-text-change silent-load")
    #expect(findings(named) == ["4 unused-suppression"] + second)
    #expect(outcome(named).diagnostics[0].message == "nothing of silent-load is suppressed here")
  }

  @Test func unknownRulesAreReportedWithTheNearest() {
    let text = screen(above: "// a11y-fix:ignore silent-text-chnge")
    let found = outcome(text).diagnostics
    #expect(found.map(\.location.line) == [4, 5, 8])
    #expect(found[0].message == "there is no rule 'silent-text-chnge' to suppress")
    #expect(found[0].advice == "did you mean 'silent-text-change'?")
  }

  @Test func aRuleThatDoesNotRunIsNotJudged() {
    var configuration = Configuration()
    configuration.disabledRules = ["silent-load"]
    let named = "// a11y-fix:ignore silent-load\nlet a = 1\n"
    #expect(findings(named, configuration) == [])
    #expect(findings("// a11y-fix:ignore\nlet a = 1\n", configuration) == [])
    #expect(findings(named) == ["1 unused-suppression"])
  }

  @Test func aWordThatIsNoneIsReported() {
    #expect(findings("// a11y-fix:ignroe\nlet a = 1\n") == ["1 unused-suppression"])
  }
}
