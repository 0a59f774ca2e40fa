import Files
import Lexing
package import Outlining
import Parsing
package import Reporting
package import SourceText

extension FileOutcome {
  /// Applies the fixes that `isChosen`, and no others, to the file as it was read.
  ///
  /// Earlier fixes first: one that would overlap is left. `additions` are insertions of others;
  /// a fix gives way to them, and what it inserts in the same place goes before them. A result
  /// that does not read as the file did is dropped and reported. `known` is the file's outline,
  /// where it was made already.
  package mutating func chooseFixes(
    adding additions: [Edit] = [], outline known: SyntaxOutline? = nil,
    where isChosen: (Diagnostic) -> Bool
  ) {
    fixedBytes = nil
    guard problem == nil, let original else { return }
    var union = EditUnion()
    for index in diagnostics.indices {
      let isWanted = isChosen(diagnostics[index])
      diagnostics[index].isFixed = false
      guard isWanted, let fix = diagnostics[index].fix else { continue }
      let isTaken = fix.edits.contains { edit in additions.contains { $0.isInside(edit) } }
      diagnostics[index].isFixed = !isTaken && union.add(fix.edits)
    }
    let edits = union.edits + additions
    guard !edits.isEmpty, let fixed = try? original.bytes.applying(edits) else { return }
    let outline = known ?? outline(original)
    if let fault = FixCheck(before: outline, after: fixed, path: path).fault {
      problem = .fixRejected(fault)
      dropFixes()
    } else {
      fixedBytes = fixed
    }
  }

  /// Leaves the file as it was: nothing in it is fixed.
  mutating func dropFixes() {
    fixedBytes = nil
    for index in diagnostics.indices { diagnostics[index].isFixed = false }
  }
}

extension Edit {
  /// Whether it inserts amid the bytes that another takes away.
  fileprivate func isInside(_ other: Edit) -> Bool {
    other.range.start < range.start && range.start < other.range.end
  }
}
