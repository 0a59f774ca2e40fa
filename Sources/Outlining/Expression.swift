import SourceText

/// A call: of a function or method in Swift, of a C function, or an Objective-C message.
@usableFromInline package struct Call: Sendable {
  /// Swift and C: the name before the parenthesis.
  ///
  /// Objective-C: the whole selector. `.none` where an expression in brackets is called.
  @usableFromInline package var name: Name
  /// The token of the name, or of the selector's first piece; -1 for none.
  @usableFromInline package var nameToken: Int32
  /// What stands before the name's dot, or the receiver of a message; empty for none.
  ///
  /// An implicit member (`.red()`) has an empty one and `hasLeadingDot`.
  @usableFromInline package var receiver: TokenRange
  /// The whole call, receiver and trailing closures included.
  @usableFromInline package var tokens: TokenRange
  /// Indices into `SyntaxOutline.arguments`, in order, trailing closures last.
  @usableFromInline package var arguments: Range<Int32>
  /// The block in which it stands.
  @usableFromInline package var block: Int32
  /// The statement of that block that it is part of; -1 while it is unknown.
  @usableFromInline package var statement: Int32
  @usableFromInline package var flags: Flags

  @usableFromInline package struct Flags: OptionSet, Hashable, Sendable {
    @usableFromInline package var rawValue: UInt8
    @inlinable package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `.name(…)` without anything before the dot.
    @inlinable package static var leadingDot: Flags { Flags(rawValue: 1) }
    /// The call is the whole of its statement, apart from `try`, `await` and `_ =`.
    @inlinable package static var wholeStatement: Flags { Flags(rawValue: 2) }
    /// Under an `await` in the same expression.
    @inlinable package static var awaited: Flags { Flags(rawValue: 4) }
    /// An Objective-C message.
    @inlinable package static var message: Flags { Flags(rawValue: 8) }
    /// The name begins with a capital: an initialiser, as far as a lexer can tell.
    @inlinable package static var capitalized: Flags { Flags(rawValue: 16) }
    /// A macro: `#selector(…)`.
    @inlinable package static var macro: Flags { Flags(rawValue: 32) }
  }

  package init(name: Name, nameToken: Int, receiver: TokenRange, tokens: TokenRange, block: Int) {
    self.name = name
    self.nameToken = Int32(nameToken)
    self.receiver = receiver
    self.tokens = tokens
    arguments = 0..<0
    self.block = Int32(block)
    statement = -1
    flags = []
  }
}

/// One argument of a call.
@usableFromInline package struct Argument: Sendable {
  /// The label; Objective-C: the selector's piece before the colon; `.none` for none.
  @usableFromInline package var label: Name
  @usableFromInline package var value: TokenRange
  /// The closure or block that the value is; -1 where it is something else.
  @usableFromInline package var closure: Int32
  @usableFromInline package var isTrailing: Bool

  package init(label: Name, value: TokenRange, closure: Int, isTrailing: Bool) {
    self.label = label
    self.value = value
    self.closure = Int32(closure)
    self.isTrailing = isTrailing
  }
}

/// A closure, or an Objective-C block literal.
@usableFromInline package struct Closure: Sendable {
  /// From its opening brace (Objective-C: from the `^`) to its closing brace.
  @usableFromInline package var tokens: TokenRange
  /// The call that takes it; -1 where it is assigned, returned or called at once.
  @usableFromInline package var call: Int32
  /// The label it is passed under; `.none` for the first trailing closure and for no label.
  @usableFromInline package var label: Name
  /// Between the brackets of the capture list; empty for none.
  ///
  /// Swift only.
  @usableFromInline package var captures: TokenRange
  /// The parameters as written, parentheses not included; empty for none.
  @usableFromInline package var parameters: TokenRange
  /// The written result type; empty for none.
  @usableFromInline package var result: TokenRange
  /// Whether it is written with `in` (or as a block with parentheses).
  @usableFromInline package var hasSignature: Bool
  @usableFromInline package var body: Int32
  /// The block in which it stands.
  @usableFromInline package var block: Int32

  package init(tokens: TokenRange, block: Int) {
    self.tokens = tokens
    call = -1
    label = .none
    captures = .none
    parameters = .none
    result = .none
    hasSignature = false
    body = -1
    self.block = Int32(block)
  }
}

/// An assignment statement: `target = value`, `target += value`.
///
/// An Objective-C message that sets a property (`[label setText:x]`) comes as one as well, with
/// `isSetter`; so does Swift's `x.toggle()`, without a value.
@usableFromInline package struct Assignment: Sendable {
  /// The last name of the target: the property or variable (`setHidden:` gives `hidden`).
  @usableFromInline package var property: Name
  @usableFromInline package var propertyToken: Int32
  /// What stands before the last name's dot, or the message's receiver; empty for none.
  @usableFromInline package var receiver: TokenRange
  @usableFromInline package var target: TokenRange
  @usableFromInline package var value: TokenRange
  @usableFromInline package var block: Int32
  @usableFromInline package var statement: Int32
  /// `+=` and the like, and `toggle()`.
  @usableFromInline package var isCompound: Bool
  @usableFromInline package var isSetter: Bool

  package init(
    property: Name, propertyToken: Int, receiver: TokenRange, target: TokenRange,
    value: TokenRange, block: Int
  ) {
    self.property = property
    self.propertyToken = Int32(propertyToken)
    self.receiver = receiver
    self.target = target
    self.value = value
    self.block = Int32(block)
    statement = -1
    isCompound = false
    isSetter = false
  }
}

// `{ … }.name(…)` begins before what is called in the closure, and is read after it.

extension Call {
  /// The token at which the call is read, by which calls are in order.
  ///
  /// What lies in its receiver comes before it and what lies in its arguments behind it; in a
  /// message both come behind it.
  package var anchor: Int {
    if flags.contains(.message) { return tokens.start }
    return nameToken >= 0 ? Int(nameToken) : receiver.end
  }
}

extension SyntaxOutline {
  /// The token at which an assignment is read, by which assignments are in order.
  ///
  /// In Objective-C all assignments of a statement come before those in its blocks.
  package func anchor(of assignment: Assignment) -> Int {
    guard file.language == .objectiveC, assignment.statement >= 0 else {
      return assignment.target.end
    }
    return statements[Int(assignment.statement)].tokens.start
  }
}
