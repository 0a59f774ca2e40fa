/// The words that have a meaning of their own somewhere, of both languages.
///
/// A token whose kind is `keyword` spells a reserved word. One whose kind is `identifier` may
/// spell a contextual one: what it means depends on where it stands.
@usableFromInline package enum Keyword: UInt8, Sendable, CaseIterable {
  case none

  // Swift, declarations.
  case `associatedtype`, `class`, `deinit`, `enum`, `extension`, `fileprivate`, `func`, `import`
  case `init`, `inout`, `internal`, `let`, `operator`, `precedencegroup`, `private`, `protocol`
  case `public`, `rethrows`, `static`, `struct`, `subscript`, `typealias`, `var`
  // Swift, statements.
  case `break`, `case`, `catch`, `continue`, `default`, `defer`, `do`, `else`, `fallthrough`
  case `for`, `guard`, `if`, `in`, `repeat`, `return`, `switch`, `throw`, `where`, `while`
  // Swift, expressions and types.
  case `Any`, `as`, `await`, `false`, `is`, `nil`, `self`, `Self`, `super`, `throws`, `true`, `try`
  case underscore  // `_` alone

  // Swift, contextual: these come as identifiers.
  case actor, any, async, borrowing, consume, consuming, convenience, copy, didSet, discard
  case distributed, dynamic, each, final, get, indirect, infix, isolated, lazy, left, macro
  case modify, mutating, nonisolated, nonmutating, of, open, optional, override, package, postfix
  case prefix, read, reasync, required, right, sending, set, some, then, unowned, unsafe, weak
  case willSet, yield

  // Objective-C and C reserved words (those spelt as a Swift word above share its case).
  case auto, bool, char, const, double, extern, float, goto, inline, int, long, register
  case restrict, short, signed, sizeof, typedef, typeof, union, unsigned, void, volatile
  // Objective-C, after an `@` (identifiers by themselves).
  case autoreleasepool, dynamicProperty, end, finally, implementation, interface, property
  case selector, synchronized, synthesize, available, encode, defs, compatibilityAlias
  // Objective-C, contextual.
  case strong, nullable, nonnull, instancetype, id, block

  // Directives of both: `#if` … in Swift, preprocessor lines in C.
  case poundIf, poundElseif, poundElse, poundEndif, poundAvailable, poundUnavailable
  case poundSourceLocation, poundIfdef, poundIfndef, poundElif, poundDefine, poundUndef
  case poundInclude, poundImport, poundPragma, poundError, poundWarning, poundLine, poundOther
}
