import Lexing
import Outlining
import Reporting
import SourceText

extension FileOutcome {
  /// Applies the fixes that `isChosen`, and no others, to the file as it was read.
  ///
  /// Earlier fixes first: one that would overlap is left. `additions` are insertions of others;
  /// a fix gives way to them, and what it inserts in the same place goes before them. A result
  /// that does not read as the file did is dropped and reported.
  mutating func chooseFixes(
    adding additions: [Edit] = [], where isChosen: (Diagnostic) -> Bool
  ) {
    fixedBytes = nil
    guard problem == nil, let original else { return }
    var edits: [Edit] = []
    for index in diagnostics.indices {
      let isWanted = isChosen(diagnostics[index])
      diagnostics[index].isFixed = false
      guard isWanted, let fix = diagnostics[index].fix else { continue }
      // Two findings about one post may have the same mending.
      if !fix.edits.allSatisfy(edits.contains) {
        let isTaken = fix.edits.contains { edit in
          edits.contains { $0.overlaps(edit) } || additions.contains { $0.isInside(edit) }
        }
        guard !isTaken else { continue }
        edits += fix.edits
      }
      diagnostics[index].isFixed = true
    }
    edits += additions
    guard !edits.isEmpty, let fixed = try? original.bytes.applying(edits) else { return }
    let outline = outline(original, lex(original))
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
  /// Whether two edits want the same bytes, or both insert in one place.
  fileprivate func overlaps(_ other: Edit) -> Bool {
    if range.isEmpty, other.range.isEmpty { return range.start == other.range.start }
    return range.start < other.range.end && other.range.start < range.end
  }

  /// Whether it inserts amid the bytes that another takes away.
  fileprivate func isInside(_ other: Edit) -> Bool {
    other.range.start < range.start && range.start < other.range.end
  }
}
