// A switch over length and first byte leaves one to three words to compare.

/// Returns the word of C or Objective-C that `text` spells where no `@` stands before it.
@inline(__always)
func objectiveCKeyword(_ text: WordText) -> Keyword {
  // Most names fail here: all these words are short, and only NO and YES begin with a capital.
  if text.count > 12 { return .none }
  switch text.first {
  case "N", "Y", "_", "a"..."z": return likelyObjectiveCKeyword(text)
  default: return .none
  }
}

private func likelyObjectiveCKeyword(_ text: WordText) -> Keyword {
  let word: Keyword? =
    switch text.count {
    case 2: objectiveCKeyword2(text)
    case 3: objectiveCKeyword3(text)
    case 4: objectiveCKeyword4(text)
    case 5: objectiveCKeyword5(text)
    case 6: objectiveCKeyword6(text)
    case 7: objectiveCKeyword7(text)
    case 8: objectiveCKeyword8(text)
    case 9: objectiveCKeyword9(text)
    case 10: objectiveCKeyword10(text)
    case 12: objectiveCKeyword12(text)
    default: nil
    }
  return word ?? .none
}

private func objectiveCKeyword2(_ text: WordText) -> Keyword? {
  switch text.first {
  case "N": text.is("NO", .false)
  case "d": text.is("do", .do)
  case "i": text.is("if", .if) ?? text.is("in", .in) ?? text.is("id", .id)
  default: nil
  }
}

private func objectiveCKeyword3(_ text: WordText) -> Keyword? {
  switch text.first {
  case "Y": text.is("YES", .true)
  case "f": text.is("for", .for)
  case "i": text.is("int", .int)
  case "n": text.is("nil", .nil)
  default: nil
  }
}

private func objectiveCKeyword4(_ text: WordText) -> Keyword? {
  switch text.first {
  case "a": text.is("auto", .auto)
  case "b": text.is("bool", .bool)
  case "c": text.is("case", .case) ?? text.is("char", .char) ?? text.is("copy", .copy)
  case "e": text.is("else", .else) ?? text.is("enum", .enum)
  case "g": text.is("goto", .goto)
  case "l": text.is("long", .long)
  case "s": text.is("self", .`self`)
  case "t": text.is("true", .true)
  case "v": text.is("void", .void)
  case "w": text.is("weak", .weak)
  default: nil
  }
}

private func objectiveCKeyword5(_ text: WordText) -> Keyword? {
  switch text.first {
  case "_": text.is("_Bool", .bool)
  case "b": text.is("break", .break)
  case "c": text.is("const", .const)
  case "f": text.is("float", .float) ?? text.is("false", .false)
  case "i": text.is("inout", .inout)
  case "s": text.is("short", .short) ?? text.is("super", .super)
  case "u": text.is("union", .union)
  case "w": text.is("while", .while)
  default: nil
  }
}

private func objectiveCKeyword6(_ text: WordText) -> Keyword? {
  switch text.first {
  case "_": text.is("__weak", .weak)
  case "d": text.is("double", .double)
  case "e": text.is("extern", .extern)
  case "i": text.is("inline", .inline)
  case "r": text.is("return", .return)
  case "s":
    text.is("static", .static)
      ?? text.is("struct", .struct)
      ?? text.is("switch", .switch)
      ?? text.is("signed", .signed)
      ?? text.is("sizeof", .sizeof)
      ?? text.is("strong", .strong)
  case "t": text.is("typeof", .typeof)
  default: nil
  }
}

private func objectiveCKeyword7(_ text: WordText) -> Keyword? {
  switch text.first {
  case "_": text.is("__const", .const) ?? text.is("__block", .block)
  case "d": text.is("default", .default)
  case "n": text.is("nonnull", .nonnull)
  case "t": text.is("typedef", .typedef)
  default: nil
  }
}

private func objectiveCKeyword8(_ text: WordText) -> Keyword? {
  switch text.first {
  case "_":
    text.is("__inline", .inline)
      ?? text.is("__typeof", .typeof)
      ?? text.is("__signed", .signed)
      ?? text.is("__strong", .strong)
      ?? text.is("_Nonnull", .nonnull)
  case "c": text.is("continue", .continue)
  case "n": text.is("nullable", .nullable)
  case "r": text.is("register", .register) ?? text.is("restrict", .restrict)
  case "u": text.is("unsigned", .unsigned)
  case "v": text.is("volatile", .volatile)
  default: nil
  }
}

private func objectiveCKeyword9(_ text: WordText) -> Keyword? {
  text.first == "_" ? text.is("_Nullable", .nullable) ?? text.is("__nonnull", .nonnull) : nil
}

private func objectiveCKeyword10(_ text: WordText) -> Keyword? {
  text.first == "_"
    ? text.is("__inline__", .inline) ?? text.is("__restrict", .restrict) ?? text.is(
      "__typeof__", .typeof) ?? text.is("__nullable", .nullable) : nil
}

private func objectiveCKeyword12(_ text: WordText) -> Keyword? {
  switch text.first {
  case "_": text.is("__volatile__", .volatile)
  case "i": text.is("instancetype", .instancetype)
  default: nil
  }
}

extension Keyword {
  /// Whether C reserves the word; Objective-C's own and those of C++ are names here.
  @inline(__always)
  var isReservedInObjectiveC: Bool {
    switch self {
    case .break, .case, .continue, .default, .do, .else, .enum, .for, .if, .return, .static,
      .struct, .switch, .while, .auto, .bool, .char, .const, .double, .extern, .float, .goto,
      .inline, .int, .long, .register, .restrict, .short, .signed, .sizeof, .typedef, .typeof,
      .union, .unsigned, .void, .volatile:
      true
    default: false
    }
  }
}
