import Driver
import Fixing
import Lexing
import Outlining
import Parsing
import Reporting
import Settings
import SourceText
import Testing
import Usage
import a11y_fix

/// A run that is restricted to lines changes nothing outside the declarations that contain them.
@Suite struct LineSelectionTests {
  @Test(arguments: FixtureCase.all)
  func onlyDeclarationsWithASelectedLineChange(_ fixture: FixtureCase) throws {
    let bytes = try fixture.input()
    let path = "App/Screen.\(fixture.ending)"
    let source = SourceFile(path: path, bytes: bytes, language: Language(path: path) ?? .swift)
    let analysis = ProjectAnalysis.analysis(try fixture.options().configuration)
    let outline = outline(source)
    let facts = analysis.facts(outline)
    guard analysis.needsSecondPass(outline, facts) else { return }
    let fix = analysis.fix([facts], [])
    let whole = fix(outline, nil)
    let lines = LineTable(bytes)

    var everything = LineSelection(countsReturns: true)
    everything.add(1...Int.max)
    #expect(fix(outline, everything).fixedBytes == whole.fixedBytes)

    for diagnostic in whole.diagnostics {
      let found = fix(outline, Self.selection(diagnostic.location.line)).diagnostics
      #expect(
        found.contains { $0.location == diagnostic.location && $0.rule == diagnostic.rule },
        "\(diagnostic.location.line) is not found by its own line")
    }

    let declarations = Self.declarations(of: source, lines)
    // A fifth of the lines of each case, others in the next.
    let first = 1 + fixture.name.utf8.count % 5
    for line in stride(from: first, through: lines.count, by: 5) {
      let fixed = fix(outline, Self.selection(line)).fixedBytes ?? bytes
      let changes = LineDifference(from: LineSlices(bytes), to: LineSlices(fixed)).changes
      for change in changes {
        let around = declarations.filter { declaration in
          change.old.isEmpty
            ? declaration.lowerBound <= change.old.lowerBound
              && change.old.lowerBound < declaration.upperBound
            : declaration.lowerBound <= change.old.lowerBound + 1
              && change.old.upperBound <= declaration.upperBound
        }
        let innermost = around.min { $0.count < $1.count }
        #expect(innermost?.contains(line) == true, "line \(line) changes \(change.old)")
      }
    }
  }

  /// Lines taken out count for the declaration that they were in, not for those beside.
  @Test func gapsAreInsideOneDeclaration() throws {
    let text = """
      final class S: UIViewController {
        func showFirst() {
          firstPanel.isHidden = false
        }
        func showSecond() {
          secondPanel.isHidden = false
        }
      }

      """
    let source = SourceFile(
      path: "S.swift", bytes: ContiguousArray(text.utf8), language: .swift)
    let analysis = ProjectAnalysis.analysis(Configuration())
    let outline = outline(source)
    let fix = analysis.fix([analysis.facts(outline)], [])
    let expected = [0: [], 1: [], 2: [3], 3: [3], 4: [], 5: [6], 6: [6], 7: []]
    #expect(fix(outline, nil).diagnostics.map(\.location.line) == [3, 6])
    for (gap, found) in expected {
      var selection = LineSelection(countsReturns: false)
      selection.add(gapAfter: gap)
      #expect(fix(outline, selection).diagnostics.map(\.location.line) == found, "gap \(gap)")
    }
  }

  private static func selection(_ line: Int) -> LineSelection {
    var selection = LineSelection(countsReturns: true)
    selection.add(line...line)
    return selection
  }

  /// The lines of every type, function and member.
  private static func declarations(
    of source: SourceFile, _ lines: LineTable
  ) -> [ClosedRange<Int>] {
    let outline = outline(source)
    return outline.declarations.compactMap { declaration in
      let isMember =
        declaration.kind == .property
        && (declaration.parent < 0
          || outline.declarations[Int(declaration.parent)].kind.isType)
      let isUnit =
        declaration.kind.isType || isMember
        || (declaration.kind.isFunction && declaration.kind != .accessor)
      guard isUnit, !declaration.tokens.isEmpty else { return nil }
      let range = outline.range(declaration.tokens)
      return lines.line(at: range.start)...lines.line(at: range.end - 1)
    }
  }
}
