import Lexing
import Outlining
import Reporting
import SourceText

extension FileOutcome {
  /// Applies the fixes that `isChosen`, and no others, to the file as it was read.
  ///
  /// Earlier fixes first: one that would overlap is left and said. `additions` are further edits,
  /// made before all fixes. A result that does not read as the file did is dropped and reported.
  mutating func chooseFixes(
    adding additions: [Edit] = [], where isChosen: (Diagnostic) -> Bool
  ) {
    fixedBytes = nil
    guard problem == nil, let original else { return }
    var edits = additions
    for index in diagnostics.indices {
      diagnostics[index].isFixed = false
      guard let fix = diagnostics[index].fix, isChosen(diagnostics[index]) else { continue }
      // Two findings about one post may have the same mending.
      if !fix.edits.allSatisfy(edits.contains) {
        guard !fix.edits.contains(where: { edit in edits.contains { $0.overlaps(edit) } }) else {
          continue
        }
        edits += fix.edits
      }
      diagnostics[index].isFixed = true
    }
    guard !edits.isEmpty, let fixed = try? original.bytes.applying(edits) else { return }
    let outline = outline(original, lex(original))
    if let fault = FixCheck(before: outline, after: fixed, path: path).fault {
      problem = .fixRejected(fault)
      for index in diagnostics.indices { diagnostics[index].isFixed = false }
    } else {
      fixedBytes = fixed
    }
  }
}

extension Edit {
  /// Whether two edits want the same bytes, or both insert in one place.
  fileprivate func overlaps(_ other: Edit) -> Bool {
    if range.isEmpty, other.range.isEmpty { return range.start == other.range.start }
    return range.start < other.range.end && other.range.start < range.end
  }
}
