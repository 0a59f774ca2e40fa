// A switch over length and first byte leaves one to three words to compare.

/// Returns the Swift word, reserved or contextual, that `text` spells.
@inline(__always)
func swiftKeyword(_ text: WordText, lengths all: borrowing ContiguousArray<UInt16>) -> Keyword {
  // Nearly all names fail here, before a jump that the processor could not foresee.
  let lengths = all[Int(text.firstByte)]
  if text.count > 15 || lengths & (1 << UInt16(truncatingIfNeeded: text.count)) == 0 {
    return .none
  }
  return likelySwiftKeyword(text)
}

/// For each first byte the lengths that a Swift word may have, the bit 1 << n for n bytes.
///
/// Written down as the functions below have them: made of the cases' names it would be a twentieth of a
/// run over one file.
let swiftWordLengths: ContiguousArray<UInt16> = {
  var lengths = ContiguousArray<UInt16>(repeating: 0, count: 256)
  func add(_ firsts: String, length: UInt16) {
    for first in firsts.utf8 { lengths[Int(first)] |= 1 << length }
  }
  add("_", length: 1)
  add("adio", length: 2)
  add("Aafglnstv", length: 3)
  add("Scefilorstw", length: 4)
  add("abcdfgimrstwy", length: 5)
  add("dimprstu", length: 6)
  add("cdprsuw", length: 7)
  add("cimopr", length: 8)
  add("bcest", length: 9)
  add("cdfn", length: 11)
  add("a", length: 14)
  add("p", length: 15)
  return lengths
}()

private func likelySwiftKeyword(_ text: WordText) -> Keyword {
  switch text.count {
  case 1: text.first == "_" ? .underscore : .none
  case 2: swiftKeyword2(text) ?? .none
  case 3: swiftKeyword3(text) ?? .none
  case 4: swiftKeyword4(text) ?? .none
  case 5: swiftKeyword5(text) ?? .none
  case 6: swiftKeyword6(text) ?? .none
  case 7: swiftKeyword7(text) ?? .none
  case 8: swiftKeyword8(text) ?? .none
  case 9: swiftKeyword9(text) ?? .none
  case 11: swiftKeyword11(text) ?? .none
  case 14: swiftKeyword14(text) ?? .none
  case 15: swiftKeyword15(text) ?? .none
  default: .none
  }
}

private func swiftKeyword2(_ text: WordText) -> Keyword? {
  switch text.first {
  case "a": text.is("as", .as)
  case "d": text.is("do", .do)
  case "i": text.is("if", .if) ?? text.is("in", .in) ?? text.is("is", .is)
  case "o": text.is("of", .of)
  default: nil
  }
}

private func swiftKeyword3(_ text: WordText) -> Keyword? {
  switch text.first {
  case "A": text.is("Any", .Any)
  case "a": text.is("any", .any)
  case "f": text.is("for", .for)
  case "g": text.is("get", .get)
  case "l": text.is("let", .let)
  case "n": text.is("nil", .nil)
  case "s": text.is("set", .set)
  case "t": text.is("try", .try)
  case "v": text.is("var", .var)
  default: nil
  }
}

private func swiftKeyword4(_ text: WordText) -> Keyword? {
  switch text.first {
  case "S": text.is("Self", .Self)
  case "c": text.is("case", .case) ?? text.is("copy", .copy)
  case "e": text.is("enum", .enum) ?? text.is("else", .else) ?? text.is("each", .each)
  case "f": text.is("func", .func)
  case "i": text.is("init", .`init`)
  case "l": text.is("lazy", .lazy) ?? text.is("left", .left)
  case "o": text.is("open", .open)
  case "r": text.is("read", .read)
  case "s": text.is("self", .`self`) ?? text.is("some", .some)
  case "t": text.is("true", .true) ?? text.is("then", .then)
  case "w": text.is("weak", .weak)
  default: nil
  }
}

private func swiftKeyword5(_ text: WordText) -> Keyword? {
  switch text.first {
  case "a": text.is("await", .await) ?? text.is("actor", .actor) ?? text.is("async", .async)
  case "b": text.is("break", .break)
  case "c": text.is("class", .class) ?? text.is("catch", .catch)
  case "d": text.is("defer", .defer)
  case "f": text.is("false", .false) ?? text.is("final", .final)
  case "g": text.is("guard", .guard)
  case "i": text.is("inout", .inout) ?? text.is("infix", .infix)
  case "m": text.is("macro", .macro)
  case "r": text.is("right", .right)
  case "s": text.is("super", .super)
  case "t": text.is("throw", .throw)
  case "w": text.is("where", .where) ?? text.is("while", .while)
  case "y": text.is("yield", .yield)
  default: nil
  }
}

private func swiftKeyword6(_ text: WordText) -> Keyword? {
  switch text.first {
  case "d": text.is("deinit", .deinit) ?? text.is("didSet", .didSet)
  case "i": text.is("import", .import)
  case "m": text.is("modify", .modify)
  case "p": text.is("public", .public) ?? text.is("prefix", .prefix)
  case "r": text.is("repeat", .repeat) ?? text.is("return", .return)
  case "s": text.is("static", .static) ?? text.is("struct", .struct) ?? text.is("switch", .switch)
  case "t": text.is("throws", .throws)
  case "u": text.is("unsafe", .unsafe)
  default: nil
  }
}

private func swiftKeyword7(_ text: WordText) -> Keyword? {
  switch text.first {
  case "c": text.is("consume", .consume)
  case "d":
    text.is("default", .default)
      ?? text.is("discard", .discard)
      ?? text.is("dynamic", .dynamic)
  case "p":
    text.is("private", .private)
      ?? text.is("package", .package)
      ?? text.is("postfix", .postfix)
  case "r": text.is("reasync", .reasync)
  case "s": text.is("sending", .sending)
  case "u": text.is("unowned", .unowned)
  case "w": text.is("willSet", .willSet)
  default: nil
  }
}

private func swiftKeyword8(_ text: WordText) -> Keyword? {
  switch text.first {
  case "c": text.is("continue", .continue)
  case "i":
    text.is("internal", .internal)
      ?? text.is("indirect", .indirect)
      ?? text.is("isolated", .isolated)
  case "m": text.is("mutating", .mutating)
  case "o":
    text.is("operator", .operator)
      ?? text.is("optional", .optional)
      ?? text.is("override", .override)
  case "p": text.is("protocol", .protocol)
  case "r": text.is("rethrows", .rethrows) ?? text.is("required", .required)
  default: nil
  }
}

private func swiftKeyword9(_ text: WordText) -> Keyword? {
  switch text.first {
  case "b": text.is("borrowing", .borrowing)
  case "c": text.is("consuming", .consuming)
  case "e": text.is("extension", .extension)
  case "s": text.is("subscript", .subscript)
  case "t": text.is("typealias", .typealias)
  default: nil
  }
}

private func swiftKeyword11(_ text: WordText) -> Keyword? {
  switch text.first {
  case "c": text.is("convenience", .convenience)
  case "d": text.is("distributed", .distributed)
  case "f": text.is("fileprivate", .fileprivate) ?? text.is("fallthrough", .fallthrough)
  case "n": text.is("nonisolated", .nonisolated) ?? text.is("nonmutating", .nonmutating)
  default: nil
  }
}

private func swiftKeyword14(_ text: WordText) -> Keyword? {
  text.first == "a" ? text.is("associatedtype", .associatedtype) : nil
}

private func swiftKeyword15(_ text: WordText) -> Keyword? {
  text.first == "p" ? text.is("precedencegroup", .precedencegroup) : nil
}

/// Returns the directive that `text` spells, its `#` included.
func swiftDirective(_ text: WordText) -> Keyword {
  let directive: Keyword? =
    switch text.count {
    case 3: text.is("#if", .poundIf)
    case 5: text.is("#else", .poundElse)
    case 6: text.is("#endif", .poundEndif)
    case 7: text.is("#elseif", .poundElseif)
    case 10: text.is("#available", .poundAvailable)
    case 12: text.is("#unavailable", .poundUnavailable)
    case 15: text.is("#sourceLocation", .poundSourceLocation)
    default: nil
    }
  return directive ?? .none
}

extension Keyword {
  /// Whether Swift reserves the word, so that it is a name only in backticks.
  @inline(__always)
  var isReservedInSwift: Bool {
    rawValue >= Keyword.associatedtype.rawValue && rawValue <= Keyword.underscore.rawValue
  }
}
