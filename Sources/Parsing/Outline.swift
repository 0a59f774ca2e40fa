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
