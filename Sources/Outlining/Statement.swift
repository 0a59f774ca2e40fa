/// One statement, or one declaration in the place of one.
@usableFromInline package struct Statement: Sendable {
  @usableFromInline package var kind: Kind
  /// All its tokens; the `;` that ends a statement of Objective-C is one of them, in Swift not.
  @usableFromInline package var tokens: TokenRange
  /// The block it stands in.
  @usableFromInline package var block: Int32
  /// The next statement of the same block; -1 for the last.
  @usableFromInline package var next: Int32
  /// What it declares; -1 where it declares nothing.
  @usableFromInline package var declaration: Int32

  @usableFromInline package enum Kind: UInt8, Sendable, CaseIterable {
    /// A call, a bare expression, an assignment.
    case expression
    case declaration
    case `return`, `throw`, `break`, `continue`, `fallthrough`, goto
    /// `yield`, `discard`, `then` in Swift; a label, a `;` alone, an `@optional` in Objective-C.
    case other
    case `if`, `guard`, `while`, `repeat`, `for`, `switch`, `do`, `defer`
    /// Objective-C `@try`, `@synchronized`, `@autoreleasepool`, a bare `{ }`.
    case compound
    /// `#if …`, `#else`, `#endif`: one line of it.
    case directive
    /// A `case …:` or `default:` label with its statements: the one kind that stands in a
    /// `switchBody` block.
    case caseLabel
    /// What could not be read as any of these; never a place to write beside.
    case unknown

    /// Whether nothing after it in its block is reached.
    package var leavesBlock: Bool {
      switch self {
      case .return, .throw, .break, .continue, .fallthrough, .goto: true
      default: false
      }
    }
  }

  package init(kind: Kind, tokens: TokenRange, block: Int, declaration: Int = -1) {
    self.kind = kind
    self.tokens = tokens
    self.block = Int32(block)
    next = -1
    self.declaration = Int32(declaration)
  }
}
