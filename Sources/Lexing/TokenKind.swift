/// What a token is, as far as its own bytes and its neighbours tell.
@usableFromInline package enum TokenKind: UInt8, Sendable, CaseIterable {
  /// A name, a contextual keyword (see `Token.word`), `$0`, or a name in backticks.
  case identifier
  /// A reserved word of the language; `Token.word` says which.
  case keyword
  case integerLiteral
  case floatLiteral
  /// A whole string without interpolation. In Objective-C the `@` before it is a token of its own.
  case stringLiteral
  /// From an opening quote up to and with the `\(` of the first interpolation: `"a\(`.
  ///
  /// A string that is never closed has an `invalid` token in place of its last piece.
  case stringHead
  /// From the `)` that ends an interpolation to the `\(` of the next: `)b\(`.
  case stringMiddle
  /// From the `)` that ends the last interpolation to the closing quote: `)c"`.
  case stringTail
  /// A Swift regex literal, bare or extended, delimiters included.
  case regexLiteral
  /// A C character constant: `'a'`.
  case characterLiteral
  /// Swift: a run of operator characters, `.`-operators like `...` included. C: one operator.
  case `operator`
  /// `=` alone.
  case equal
  /// `->`.
  case arrow
  /// `?` alone: postfix where `Token.isLeftBound`, else the ternary's.
  case question
  /// `!` alone: postfix where `Token.isLeftBound`, else prefix. In C always the operator.
  case exclamation
  /// `.` alone, also the one of an implicit member.
  case period
  case comma
  case colon
  case semicolon
  case at
  /// `#` before a macro's name: `#selector`. Conditions and preprocessor lines are `directive`.
  case pound
  /// `\` of a Swift key path.
  case backslash
  /// A Swift `#if`, `#elseif`, `#else`, `#endif`, `#sourceLocation`, `#available`, `#unavailable`;
  /// a whole preprocessor line of C with its continued lines and without its last line end.
  case directive
  case leftParen
  case rightParen
  case leftBracket
  case rightBracket
  case leftBrace
  case rightBrace
  /// An editor placeholder: `<#name#>`.
  case placeholder
  /// A `#!` line at the start of a file.
  case shebang
  /// Bytes that are no token: an unterminated literal or comment, a stray character.
  case invalid
  /// The end of the file; empty, always the last token.
  case endOfFile
}
