import Lexing
import Outlining
import SourceText

/// Reads out of one file how it writes texts that are translated.
struct LocalizationReader {
  private let outline: SyntaxOutline
  private var facts = LocalizationFacts()
  /// How many texts with accented letters have been counted.
  private var accents = 0
  private var scripts = 0

  static func facts(
    of outline: SyntaxOutline, _ texts: ContiguousArray<Int>
  ) -> LocalizationFacts {
    var reader = LocalizationReader(outline)
    reader.readCalls()
    reader.read(texts)
    return reader.facts
  }

  private init(_ outline: SyntaxOutline) { self.outline = outline }

  private mutating func note(_ template: String?, key: Int, of call: Call? = nil) {
    if let call, isOwn(call) { return }
    guard let template else {
      facts.other += 1
      return
    }
    let use = LocalizationCall(
      language: outline.file.language, template: template,
      takesInterpolation: call?.name == "String",
      keyStyle: LocalizationCall.KeyStyle(literal: outline.bytes(key)),
      table: call.flatMap { table($0) })
    facts.calls[use, default: 0] += 1
  }

  /// Whether this program wrote the call: what it did does not show what the project does, or a
  /// second run would judge otherwise than the first.
  private func isOwn(_ call: Call) -> Bool {
    guard let last = call.arguments.last else { return false }
    let value = outline.arguments[Int(last)].value
    return isLiteral(value)
      && outline.text(value.end - 1).dropFirst().hasPrefix(LocalizationCall.ownComment)
  }

  /// The table that a call names.
  private func table(_ call: Call) -> String? {
    for (position, index) in call.arguments.enumerated() {
      let argument = outline.arguments[Int(index)]
      let isTable =
        ["table", "tableName", "inTable"].contains(argument.label)
        || (position == 1 && call.name == "NSLocalizedStringFromTable")
      if isTable, isLiteral(argument.value) {
        return outline.text(argument.value.end - 1).filter { $0 != "\"" }
      }
    }
    return nil
  }

  // MARK: Calls

  private mutating func readCalls() {
    for call in outline.calls {
      guard call.nameToken >= 0, !call.flags.contains(.message) else { continue }
      if isLiteral(call.receiver) {
        if isLocalizing(Int(call.nameToken)) {
          note(memberTemplate(call), key: call.receiver.end - 1, of: call)
        }
        continue
      }
      guard let first = call.arguments.first else { continue }
      let argument = outline.arguments[Int(first)]
      switch call.name {
      case "String" where argument.label == "localized":
        note(template(call), key: argument.value.start, of: call)
      case "AttributedString" where argument.label == "localized": facts.other += 1
      case "LocalizedStringResource", "LocalizedStringKey": facts.other += 1
      default:
        guard isLiteral(argument.value), isLocalizing(Int(call.nameToken)), isShared(call) else {
          continue
        }
        // What a macro makes of a literal no new key can be sure of.
        let isMacro = call.flags.contains(.macro)
        note(isMacro ? nil : template(call), key: argument.value.end - 1, of: call)
      }
    }
  }

  /// Whether a function's name says that it looks texts up.
  private func isLocalizing(_ token: Int) -> Bool {
    let range = outline.token(token).range
    let length = range.end - range.start
    if length <= 4 {
      switch outline.name(token) {
      case "L", "tr", "loc", "i18n": return true
      default: return false
      }
    }
    guard length >= 8, length <= 40, holdsMark(range) else { return false }
    let name = outline.spelling(token).lowercased
    return Self.endings.contains { name.hasSuffix($0) } || name.hasPrefix("nslocalizedstring")
  }

  /// Whether `ocali` stands in a name: most names are ruled out without being spelt.
  private func holdsMark(_ range: ByteRange) -> Bool {
    let mark: StaticString = "ocali"
    return (range.start..<range.end - 4).contains { start in
      (0..<5).allSatisfy { outline.file.bytes[start + $0] == mark[utf8: $0] }
    }
  }

  private static let endings: [StaticString] = [
    "localized", "localised", "localize", "localise", "localizedstring", "localisedstring",
    "localizedtext", "localizedstringfortable", "localizedformat",
  ]

  /// Whether a function can be called everywhere: it is free, or a type's own.
  private func isShared(_ call: Call) -> Bool {
    guard !call.receiver.isEmpty else { return !isImplicitMember(call) || isShown(call) }
    guard outline.token(call.receiver.start).kind == .identifier, isChain(call.receiver) else {
      return false
    }
    let first = outline.file.bytes[Int(outline.token(call.receiver.start).start)]
    return first >= 65 && first <= 90
  }

  /// `.textLocalized("…")`, a member of what is not written there, mostly a case.
  private func isImplicitMember(_ call: Call) -> Bool {
    call.receiver.isEmpty && call.nameToken > 0
      && outline.token(Int(call.nameToken) - 1).kind == .period
  }

  /// `label.text = .localized("…")`: a member of `String`, as which it is repeated in announcements.
  private func isShown(_ call: Call) -> Bool {
    let period = Int(call.nameToken) - 1
    return period >= 2 && outline.token(period - 1).kind == .equal
      && outline.name(period - 2) == "text"
  }

  private func isLiteral(_ value: TokenRange) -> Bool {
    guard !value.isEmpty else { return false }
    let isObject = outline.token(value.start).kind == .at
    return value.count == (isObject ? 2 : 1) && outline.token(value.end - 1).kind == .stringLiteral
  }

  /// The call with slots for what a new text brings; `nil` where it says more than that.
  private func template(_ call: Call) -> String? {
    var result = call.receiver.isEmpty ? "" : outline.text(call.receiver) + "."
    if isImplicitMember(call) { result = "String." }
    result += outline.text(Int(call.nameToken))
    result += "("
    var hasComment = false
    for (position, index) in call.arguments.enumerated() {
      let argument = outline.arguments[Int(index)]
      guard let slot = slot(argument, position, of: call) else { return nil }
      if position > 0 { result += ", " }
      if outline.file.language == .swift, argument.label != .none {
        result += label(of: argument)
        result += ": "
        hasComment = hasComment || (argument.label == "comment" && slot == "${comment}")
      }
      result += slot
    }
    // Translators are told, even where the project's own texts say nothing to them.
    if call.name == "String", !hasComment {
      result += call.arguments.isEmpty ? "comment: ${comment}" : ", comment: ${comment}"
    }
    return result + ")"
  }

  private func slot(_ argument: Argument, _ position: Int, of call: Call) -> String? {
    // `localized(country: code)` looks up something else.
    if position == 0 { return Self.labelsOfKeys.contains(argument.label) ? "${key}" : nil }
    switch argument.label {
    case "value", "defaultValue": return "${value}"
    case "comment", "description": return "${comment}"
    default: break
    }
    let value = argument.value
    if outline.file.language == .objectiveC, position == call.arguments.count - 1 {
      return "${comment}"
    }
    let isLabelled = argument.label != .none || outline.file.language == .objectiveC
    guard isLabelled, isLiteral(value) || isChain(value) else { return nil }
    let text = outline.text(value)
    return text.utf8.count <= 60 ? text : nil
  }

  /// What the text to look up is called, where it is called anything.
  private static let labelsOfKeys: Set<Name> = [
    .none, "key", "forKey", "for", "string", "text", "name", "named", "id", "identifier",
    "localized", "localizable", "from", "with", "stringKey", "message", "title", "value", "input",
  ]

  private func label(of argument: Argument) -> String {
    outline.text(argument.value.start - 2)
  }

  /// Whether a value is names and dots that mean the same everywhere: `.module`, `Bundle.main`.
  private func isChain(_ value: TokenRange) -> Bool {
    guard !value.isEmpty else { return false }
    let first = outline.token(value.start)
    let byte = outline.file.bytes[Int(first.start)]
    guard first.kind == .period || (first.kind == .identifier && byte >= 65 && byte <= 90) else {
      return false
    }
    return (value.start..<value.end).allSatisfy {
      [.identifier, .period].contains(outline.token($0).kind)
    }
  }

  /// `"key".localized()`.
  private func memberTemplate(_ call: Call) -> String? {
    let name = outline.text(Int(call.nameToken))
    guard let first = call.arguments.first else { return "${key}.\(name)()" }
    let argument = outline.arguments[Int(first)]
    guard call.arguments.count == 1, argument.label == "comment" else { return nil }
    return "${key}.\(name)(comment: ${comment})"
  }

  // MARK: Tokens

  private mutating func read(_ texts: ContiguousArray<Int>) {
    for index in texts {
      if outline.token(index).kind != .identifier {
        readLiteral(index)
      } else if isGeneratedTable(index) {
        facts.generated += 1
      }
    }
  }

  private func isGeneratedTable(_ token: Int) -> Bool {
    switch outline.name(token) {
    case "L10n", "Strings", "Localized", "LocalizedStrings", "Localizable", "LocalizableStrings":
      return true
    case "R": return outline.name(token + 2) == "string"
    default: return false
    }
  }

  private mutating func readLiteral(_ token: Int) {
    if let script = script(of: outline.token(token).range), !isLogged(token) {
      switch script {
      case .latin: facts.foreignLiterals -= 1
      case .accented: readAccented()
      case .other: readOther()
      }
    }
    readLocale(token)
    // `"key".localized`, without parentheses.
    guard token + 3 < outline.stream.tokens.count, outline.token(token + 1).kind == .period,
      outline.token(token + 2).kind == .identifier, outline.token(token + 3).kind != .leftParen,
      isLocalizing(token + 2)
    else { return }
    note("${key}.\(outline.text(token + 2))", key: token)
  }

  /// A file full of samples or lessons in another language does not make the app's: only some count.
  private mutating func readAccented() {
    guard accents < 5 else { return }
    accents += 1
    facts.foreignLiterals += LocalizationFacts.weightOfAccents
  }

  /// The same for another script, which nearly all texts of an app are in, if any.
  private mutating func readOther() {
    guard scripts < 10 else { return }
    scripts += 1
    facts.foreignLiterals += LocalizationFacts.weightOfScript
  }

  /// `Locale(identifier: "nl_NL")`, `[NSLocale localeWithLocaleIdentifier:@"nl_NL"]`.
  private mutating func readLocale(_ token: Int) {
    guard token > 1, outline.token(token - 1).kind == .colon else { return }
    switch outline.name(token - 2) {
    case "identifier", "localeWithLocaleIdentifier", "initWithLocaleIdentifier": break
    default: return
    }
    let text = outline.text(token).filter { $0 != "\"" && $0 != "@" }
    guard text.count == 5, text.dropFirst(2).first == "_" || text.dropFirst(2).first == "-",
      text.prefix(2).allSatisfy({ $0.isLowercase }), text.suffix(2).allSatisfy({ $0.isUppercase })
    else { return }
    facts.foreignLocales += text.hasPrefix("en") ? -1 : 1
  }

  /// Whether a literal is what a call begins with that writes to a log: developers read it.
  private func isLogged(_ token: Int) -> Bool {
    guard token >= 3, outline.token(token - 1).kind == .leftParen else { return false }
    switch outline.name(token - 2) {
    case "print", "debugPrint", "NSLog", "os_log", "fatalError", "assert", "assertionFailure",
      "precondition", "preconditionFailure", "NSAssert":
      return true
    case "log", "debug", "info", "notice", "warning", "error", "fault", "trace", "verbose":
      return outline.token(token - 3).kind == .period
    default: return outline.spelling(token - 2).hasPrefix("DDLog")
    }
  }

  private enum Script { case latin, accented, other }

  /// The script of a literal that reads as words; `nil` where it does not.
  private func script(of range: ByteRange) -> Script? {
    var hasSpace = false
    var hasAccent = false
    let bytes = outline.file.bytes.span.extracting(range.start..<range.end)
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: " "): hasSpace = true
      // The lead bytes of Greek to Arabic, of Indic scripts, of kana, Han and Hangul.
      case 0xCE...0xE0, 0xE3...0xED: return .other
      // Of Latin letters with accents, and of Vietnamese.
      case 0xC3...0xCA, 0xE1: hasAccent = true
      default: break
      }
    }
    guard hasSpace else { return nil }
    return hasAccent ? .accented : .latin
  }
}
