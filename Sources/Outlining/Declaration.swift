/// Something that a file declares: a type, a function, a property, a local.
package struct Declaration: Sendable {
  package var kind: Kind
  /// Swift: the base name.
  ///
  /// Objective-C methods: the whole selector (`tableView:didSelectRow:`).
  package var name: Name
  /// The token that spells the name (the first piece of a selector); -1 where there is none.
  package var nameToken: Int32
  /// From the first attribute or modifier to the end of the body.
  package var tokens: TokenRange
  /// The declaration that this one stands in; -1 at file level.
  ///
  /// Locals: the function.
  package var parent: Int32
  /// The block in which it stands as a statement.
  package var block: Int32
  /// The braces' block; -1 where it has none.
  package var body: Int32
  /// Property: the written type.
  ///
  /// Objective-C: without `static`, `__weak`, `nullable` and the like before it. Function: the
  /// result type without the arrow; empty for none.
  package var type: TokenRange
  /// Property: the expression after `=`; empty for none.
  package var value: TokenRange
  /// Type or extension: what follows the colon; Objective-C: superclass and protocols.
  package var inheritance: TokenRange
  /// Indices into `SyntaxOutline.parameters`, in order; enum cases: their associated values.
  package var parameters: Range<Int32>
  /// Indices into `SyntaxOutline.attributes`.
  package var attributes: Range<Int32>
  package var modifiers: Modifiers

  package enum Kind: UInt8, Sendable, CaseIterable {
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

  package struct Modifiers: OptionSet, Hashable, Sendable {
    package var rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let `static` = Modifiers(rawValue: 1)
    package static let override = Modifiers(rawValue: 1 << 1)
    package static let `private` = Modifiers(rawValue: 1 << 2)
    package static let `public` = Modifiers(rawValue: 1 << 3)
    package static let lazy = Modifiers(rawValue: 1 << 4)
    package static let weak = Modifiers(rawValue: 1 << 5)
    package static let mutating = Modifiers(rawValue: 1 << 6)
    package static let nonisolated = Modifiers(rawValue: 1 << 7)
    package static let isolated = Modifiers(rawValue: 1 << 8)
    package static let async = Modifiers(rawValue: 1 << 9)
    package static let `throws` = Modifiers(rawValue: 1 << 10)
    package static let `let` = Modifiers(rawValue: 1 << 11)
    package static let `class` = Modifiers(rawValue: 1 << 12)
    package static let required = Modifiers(rawValue: 1 << 13)
    package static let convenience = Modifiers(rawValue: 1 << 14)
    package static let final = Modifiers(rawValue: 1 << 15)
    package static let optional = Modifiers(rawValue: 1 << 16)
    package static let `fileprivate` = Modifiers(rawValue: 1 << 17)
    package static let indirect = Modifiers(rawValue: 1 << 18)
    /// Inside `#if DEBUG` or a condition that leaves iOS out, up to its `#else`.
    package static let excludedFromIOS = Modifiers(rawValue: 1 << 19)
    package static let debugOnly = Modifiers(rawValue: 1 << 20)
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
package struct Parameter: Sendable {
  /// The argument label at the call, `.none` for `_`; Objective-C: the selector's piece.
  package var label: Name
  /// The name inside the body.
  package var name: Name
  /// The token that spells `name`; -1 where there is none.
  package var nameToken: Int32
  package var type: TokenRange
  package var hasDefault: Bool

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
package struct Attribute: Sendable {
  package var name: Name
  package var nameToken: Int32
  /// The tokens between the parentheses; empty for none.
  package var arguments: TokenRange

  package init(name: Name, nameToken: Int, arguments: TokenRange) {
    self.name = name
    self.nameToken = Int32(nameToken)
    self.arguments = arguments
  }
}
