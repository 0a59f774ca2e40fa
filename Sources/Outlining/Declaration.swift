/// Something that a file declares: a type, a function, a property, a local.
@usableFromInline package struct Declaration: Sendable {
  @usableFromInline package var kind: Kind
  /// Swift: the base name.
  ///
  /// Objective-C methods: the whole selector (`tableView:didSelectRow:`).
  @usableFromInline package var name: Name
  /// The token that spells the name (the first piece of a selector); -1 where there is none.
  @usableFromInline package var nameToken: Int32
  /// From the first attribute or modifier to the end of the body.
  @usableFromInline package var tokens: TokenRange
  /// The declaration that this one stands in; -1 at file level.
  ///
  /// Locals: the function.
  @usableFromInline package var parent: Int32
  /// The block in which it stands as a statement.
  @usableFromInline package var block: Int32
  /// The braces' block; -1 where it has none.
  @usableFromInline package var body: Int32
  /// Property: the written type.
  ///
  /// Objective-C: without `static`, `__weak`, `nullable` and the like before it. Function: the
  /// result type without the arrow; empty for none.
  @usableFromInline package var type: TokenRange
  /// Property: the expression after `=`; empty for none.
  @usableFromInline package var value: TokenRange
  /// Type or extension: what follows the colon; Objective-C: superclass and protocols.
  @usableFromInline package var inheritance: TokenRange
  /// Indices into `SyntaxOutline.parameters`, in order; enum cases: their associated values.
  @usableFromInline package var parameters: Range<Int32>
  /// Indices into `SyntaxOutline.attributes`.
  @usableFromInline package var attributes: Range<Int32>
  @usableFromInline package var modifiers: Modifiers

  @usableFromInline package enum Kind: UInt8, Sendable, CaseIterable {
    // Swift; Objective-C: `@interface` is class, a category is extension, `@implementation` is
    // implementation, a C function is function, a method is method.
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`, implementation
    case function, method, initializer, deinitializer, `subscript`
    /// `get`, `set`, `willSet`, `didSet` … of a property or subscript; its parent is that.
    case accessor
    /// `var` or `let` with one name; a pattern binding several has one declaration a name.
    case property
    /// A name bound by `if let`, `for`, `case let`, `catch let` or a closure's parameter list.
    case binding
    case enumCase, `typealias`, `associatedtype`, `import`, `operator`, precedenceGroup, macro
    /// A freestanding macro at declaration level, such as `#Preview { }`.
    case macroExpansion

    package var isType: Bool {
      switch self {
      case .class, .struct, .enum, .actor, .protocol, .extension, .implementation: true
      default: false
      }
    }

    /// Whether its body is code that runs: a function of some form.
    package var isFunction: Bool {
      switch self {
      case .function, .method, .initializer, .deinitializer, .subscript, .accessor: true
      default: false
      }
    }
  }

  @usableFromInline package struct Modifiers: OptionSet, Hashable, Sendable {
    @usableFromInline package var rawValue: UInt32
    @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

    @inlinable package static var `static`: Modifiers { Modifiers(rawValue: 1) }
    @inlinable package static var override: Modifiers { Modifiers(rawValue: 1 << 1) }
    @inlinable package static var `private`: Modifiers { Modifiers(rawValue: 1 << 2) }
    @inlinable package static var `public`: Modifiers { Modifiers(rawValue: 1 << 3) }
    @inlinable package static var lazy: Modifiers { Modifiers(rawValue: 1 << 4) }
    @inlinable package static var weak: Modifiers { Modifiers(rawValue: 1 << 5) }
    @inlinable package static var mutating: Modifiers { Modifiers(rawValue: 1 << 6) }
    @inlinable package static var nonisolated: Modifiers { Modifiers(rawValue: 1 << 7) }
    @inlinable package static var isolated: Modifiers { Modifiers(rawValue: 1 << 8) }
    @inlinable package static var async: Modifiers { Modifiers(rawValue: 1 << 9) }
    @inlinable package static var `throws`: Modifiers { Modifiers(rawValue: 1 << 10) }
    @inlinable package static var `let`: Modifiers { Modifiers(rawValue: 1 << 11) }
    @inlinable package static var `class`: Modifiers { Modifiers(rawValue: 1 << 12) }
    @inlinable package static var required: Modifiers { Modifiers(rawValue: 1 << 13) }
    @inlinable package static var convenience: Modifiers { Modifiers(rawValue: 1 << 14) }
    @inlinable package static var final: Modifiers { Modifiers(rawValue: 1 << 15) }
    @inlinable package static var optional: Modifiers { Modifiers(rawValue: 1 << 16) }
    @inlinable package static var `fileprivate`: Modifiers { Modifiers(rawValue: 1 << 17) }
    @inlinable package static var indirect: Modifiers { Modifiers(rawValue: 1 << 18) }
    /// Inside `#if DEBUG` or a condition that leaves iOS out, up to its `#else`.
    @inlinable package static var excludedFromIOS: Modifiers { Modifiers(rawValue: 1 << 19) }
    @inlinable package static var debugOnly: Modifiers { Modifiers(rawValue: 1 << 20) }
  }

  package init(
    kind: Kind, name: Name = .none, nameToken: Int = -1, tokens: TokenRange, parent: Int = -1,
    block: Int = -1
  ) {
    self.kind = kind
    self.name = name
    self.nameToken = Int32(nameToken)
    self.tokens = tokens
    self.parent = Int32(parent)
    self.block = Int32(block)
    body = -1
    type = .none
    value = .none
    inheritance = .none
    parameters = 0..<0
    attributes = 0..<0
    modifiers = []
  }
}

/// One parameter of a function, initialiser, subscript or enum case.
@usableFromInline package struct Parameter: Sendable {
  /// The argument label at the call, `.none` for `_`; Objective-C: the selector's piece.
  @usableFromInline package var label: Name
  /// The name inside the body.
  @usableFromInline package var name: Name
  /// The token that spells `name`; -1 where there is none.
  @usableFromInline package var nameToken: Int32
  @usableFromInline package var type: TokenRange
  @usableFromInline package var hasDefault: Bool

  package init(label: Name, name: Name, nameToken: Int, type: TokenRange, hasDefault: Bool) {
    self.label = label
    self.name = name
    self.nameToken = Int32(nameToken)
    self.type = type
    self.hasDefault = hasDefault
  }
}

/// One attribute: `@MainActor`, `@available(iOS 17, *)`, `@State`; Objective-C: `IBAction` and
/// the like, and what stands in `@property (…)`.
@usableFromInline package struct Attribute: Sendable {
  @usableFromInline package var name: Name
  @usableFromInline package var nameToken: Int32
  /// The tokens between the parentheses; empty for none.
  @usableFromInline package var arguments: TokenRange

  package init(name: Name, nameToken: Int, arguments: TokenRange) {
    self.name = name
    self.nameToken = Int32(nameToken)
    self.arguments = arguments
  }
}
