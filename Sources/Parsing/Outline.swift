package import Lexing
package import Outlining
package import SourceText

/// Returns the outline of `file`, of which no tokens are known yet.
package func outline(_ file: SourceFile) -> SyntaxOutline { outline(file, lex(file)) }

/// Returns the outline of `file`, whose tokens are `stream`.
///
/// Never fails; never recurses deeper than `Budget.depth`.
package func outline(_ file: SourceFile, _ stream: TokenStream) -> SyntaxOutline {
  switch file.language {
  case .swift: SyntaxOutline(SwiftOutliner.outline(file, stream))
  case .objectiveC: SyntaxOutline(ObjectiveCOutliner.outline(file, stream))
  }
}

/// Bounds on the work on one file, so that no input takes for ever; counted, never timed.
package enum Budget {
  /// Brackets inside one another.
  package static let depth = 200
}

extension Block {
  /// Makes a statement the last one of the block, and returns the one before it; -1 for none.
  @inline(__always)
  mutating func add(_ statement: Int) -> Int {
    let previous = last
    if previous < 0 { first = Int32(statement) }
    last = Int32(statement)
    count += 1
    return Int(previous)
  }
}
