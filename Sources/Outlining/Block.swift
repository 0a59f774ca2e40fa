/// A list of statements: what stands between two braces, after a `case …:`, or a whole file.
@usableFromInline package struct Block: Sendable {
  @usableFromInline package var kind: Kind
  /// The token that opens it: the brace, or the colon of a `case`; -1 for the file.
  ///
  /// Objective-C: the token before the statement of a body without braces, and the last token of
  /// the line that begins a class.
  @usableFromInline package var open: Int32
  /// The token that ends it: the closing brace; for a `case` the token after its last statement;
  /// the end of the file.
  @usableFromInline package var close: Int32
  /// The block around it; -1 for the file's.
  @usableFromInline package var parent: Int32
  /// The statement of `parent` that it is part of; -1 for the file and where that is unknown.
  @usableFromInline package var statement: Int32
  /// The declaration whose body it is; -1 for none.
  @usableFromInline package var declaration: Int32
  /// The closure whose body it is; -1 for none.
  @usableFromInline package var closure: Int32
  /// Its first statement; -1 where it is empty.
  ///
  /// Follow `Statement.next` from there.
  @usableFromInline package var first: Int32
  @usableFromInline package var last: Int32
  /// The number of its statements.
  @usableFromInline package var count: Int32
  /// Whether and why not a statement may be added here.
  @usableFromInline package var legality: Legality

  @usableFromInline package enum Kind: UInt8, Sendable, CaseIterable {
    case file
    /// The members of a type or extension; Objective-C: of `@interface` … `@end`.
    case typeBody
    case function
    case accessor
    /// A property's braces that hold `get` and `set`, not statements.
    case accessorList
    case closure
    case ifBody, elseBody, guardBody, loopBody, doBody, catchBody, deferBody
    /// The braces of a `switch`: holds only `caseLabel` statements.
    case switchBody
    case caseBody
    /// Objective-C: `{ }` alone, `@autoreleasepool`, `@synchronized`, `@finally`.
    case compound
    /// Objective-C: the one statement after `if (…)`, `else`, `for (…)`, `while (…)` without braces.
    case unbraced
  }

  /// Whether a statement may be added to a block; the reason where it may not.
  @usableFromInline package enum Legality: UInt8, Sendable, CaseIterable {
    case legal
    /// Builds a view or another value from its expressions: a statement does not compile, or runs
    /// at every evaluation.
    case resultBuilder
    /// Its one expression is its value.
    case implicitReturn
    /// A branch of an `if` or `switch` that is used as a value; Objective-C: `({ … })`.
    case valueBranch
    /// A closure whose result may be that of its one expression.
    case unknownResult
    /// Holds members, cases or accessors, not statements.
    case notStatements
    /// Objective-C: braces have to be added around its one statement first.
    case unbraced
  }

  package init(kind: Kind, open: Int, close: Int, parent: Int, legality: Legality = .legal) {
    self.kind = kind
    self.open = Int32(open)
    self.close = Int32(close)
    self.parent = Int32(parent)
    statement = -1
    declaration = -1
    closure = -1
    first = -1
    last = -1
    count = 0
    self.legality = legality
  }
}
