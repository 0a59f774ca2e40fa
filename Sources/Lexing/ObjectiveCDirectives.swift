// The words that mean something only after an `@` or a `#`.

/// Returns the word that `text` spells directly after an `@`.
func objectiveCAtWord(_ text: WordText) -> Keyword {
  let word: Keyword? =
    switch text.count {
    case 3: objectiveCAtWord3(text)
    case 4: objectiveCAtWord4(text)
    case 5: objectiveCAtWord5(text)
    case 6: objectiveCAtWord6(text)
    case 7: objectiveCAtWord7(text)
    case 8: objectiveCAtWord8(text)
    case 9: objectiveCAtWord9(text)
    case 10: objectiveCAtWord10(text)
    case 12: objectiveCAtWord12(text)
    case 14: objectiveCAtWord14(text)
    case 15: objectiveCAtWord15(text)
    case 19: objectiveCAtWord19(text)
    default: nil
    }
  return word ?? .none
}

private func objectiveCAtWord3(_ text: WordText) -> Keyword? {
  switch text.first {
  case "e": text.is("end", .end)
  case "t": text.is("try", .try)
  default: nil
  }
}

private func objectiveCAtWord4(_ text: WordText) -> Keyword? {
  text.first == "d" ? text.is("defs", .defs) : nil
}

private func objectiveCAtWord5(_ text: WordText) -> Keyword? {
  switch text.first {
  case "c": text.is("class", .class) ?? text.is("catch", .catch)
  case "t": text.is("throw", .throw)
  default: nil
  }
}

private func objectiveCAtWord6(_ text: WordText) -> Keyword? {
  switch text.first {
  case "e": text.is("encode", .encode)
  case "i": text.is("import", .import)
  case "p": text.is("public", .public)
  default: nil
  }
}

private func objectiveCAtWord7(_ text: WordText) -> Keyword? {
  switch text.first {
  case "d": text.is("dynamic", .dynamicProperty)
  case "f": text.is("finally", .finally)
  case "p": text.is("private", .private) ?? text.is("package", .package)
  default: nil
  }
}

private func objectiveCAtWord8(_ text: WordText) -> Keyword? {
  switch text.first {
  case "o": text.is("optional", .optional)
  case "p": text.is("protocol", .protocol) ?? text.is("property", .property)
  case "s": text.is("selector", .selector)
  default: nil
  }
}

private func objectiveCAtWord9(_ text: WordText) -> Keyword? {
  switch text.first {
  case "a": text.is("available", .available)
  case "i": text.is("interface", .interface)
  default: nil
  }
}

private func objectiveCAtWord10(_ text: WordText) -> Keyword? {
  text.first == "s" ? text.is("synthesize", .synthesize) : nil
}

private func objectiveCAtWord12(_ text: WordText) -> Keyword? {
  text.first == "s" ? text.is("synchronized", .synchronized) : nil
}

private func objectiveCAtWord14(_ text: WordText) -> Keyword? {
  text.first == "i" ? text.is("implementation", .implementation) : nil
}

private func objectiveCAtWord15(_ text: WordText) -> Keyword? {
  text.first == "a" ? text.is("autoreleasepool", .autoreleasepool) : nil
}

private func objectiveCAtWord19(_ text: WordText) -> Keyword? {
  text.first == "c" ? text.is("compatibility_alias", .compatibilityAlias) : nil
}

/// Returns the preprocessor directive that `text` names, without its `#`.
private func directiveName(_ text: WordText) -> Keyword {
  let word: Keyword? =
    switch text.count {
    case 2: directiveName2(text)
    case 4: directiveName4(text)
    case 5: directiveName5(text)
    case 6: directiveName6(text)
    case 7: directiveName7(text)
    default: nil
    }
  return word ?? .none
}

private func directiveName2(_ text: WordText) -> Keyword? {
  text.first == "i" ? text.is("if", .poundIf) : nil
}

private func directiveName4(_ text: WordText) -> Keyword? {
  switch text.first {
  case "e": text.is("elif", .poundElif) ?? text.is("else", .poundElse)
  case "l": text.is("line", .poundLine)
  default: nil
  }
}

private func directiveName5(_ text: WordText) -> Keyword? {
  switch text.first {
  case "e": text.is("endif", .poundEndif) ?? text.is("error", .poundError)
  case "i": text.is("ifdef", .poundIfdef)
  case "u": text.is("undef", .poundUndef)
  default: nil
  }
}

private func directiveName6(_ text: WordText) -> Keyword? {
  switch text.first {
  case "d": text.is("define", .poundDefine)
  case "i": text.is("ifndef", .poundIfndef) ?? text.is("import", .poundImport)
  case "p": text.is("pragma", .poundPragma)
  default: nil
  }
}

private func directiveName7(_ text: WordText) -> Keyword? {
  switch text.first {
  case "i": text.is("include", .poundInclude)
  case "w": text.is("warning", .poundWarning)
  default: nil
  }
}

/// Returns the directive of the preprocessor line whose name is `text`, empty for `#` alone.
func objectiveCDirective(_ text: WordText) -> Keyword {
  let word = text.count == 0 ? .none : directiveName(text)
  return word == .none ? .poundOther : word
}
