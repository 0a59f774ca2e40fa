import Announcements
import Outlining
import Planning
import Reporting
import SourceText

extension Speech {
  /// Returns what is heard once a plan is carried out; `nil` where nothing is known of it.
  init?(of plan: Plan, in outline: SyntaxOutline) {
    switch plan.action {
    case .announce(let announcement): self.init(announcement)
    case .attach(let modifiers):
      guard let first = modifiers.first else { return nil }
      self.init(first)
      // The name that a closure gives its value says nothing outside of it.
      if case .onChange(let value, let name, _) = first.modifier,
        case .message(let message) = first.argument, message.expression == name
      {
        words = .sentence([.expression(value)])
      }
    case .repair(let repair):
      let text = repair.message ?? outline.text(repair.argument)
      guard !text.isEmpty else { return nil }
      self.init(
        .announcement, .sentence(Self.pieces(of: text)), priority: Priority(repair.priority),
        delay: repair.delay)
    case .edit, .nothing: return nil
    }
  }

  /// Returns what is heard of an announcement.
  init(_ announcement: Announcement) {
    let notification: Notification =
      switch announcement.kind {
      case .announcement: .announcement
      case .layoutChanged: .layoutChanged
      case .screenChanged: .screenChanged
      case .pageScrolled: .pageScrolled
      }
    let words: Words =
      switch announcement.argument {
      case .message(let message): .sentence(Self.pieces(of: message.spoken ?? message.expression))
      case .element(let expression): .element(Self.view(in: expression))
      case .nothing: .nothing
      }
    self.init(
      notification, words,
      alternative: announcement.alternative.map {
        .sentence(Self.pieces(of: $0.message.expression))
      },
      failure: announcement.failure.map { .sentence(Self.pieces(of: $0.expression)) },
      priority: Priority(announcement.priority), delay: announcement.delay)
  }

  /// Returns the view of an expression that is `nil` for a hidden one.
  private static func view(in expression: String) -> String {
    guard let choice = expression.firstRange(of: " ? nil : ") else { return expression }
    return String(expression[choice.upperBound...])
  }

  /// Returns the parts of the sentence that an expression spells; any other is one part.
  static func pieces(of expression: String) -> [Piece] {
    if expression.hasPrefix("\"") || expression.hasPrefix("@\"") {
      return literal(in: expression, isWhole: true) ?? [.expression(expression)]
    }
    // Which of several texts there are only the code knows.
    if Message.isJoined(present: expression) { return [.expression(expression)] }
    // A localisation call has the sentence in it, unless that is only a key.
    let isLocalized = ["localized", "LocalizedString"].contains {
      ByteSearch.holds($0, in: expression)
    }
    guard isLocalized, let pieces = literal(in: expression, isWhole: false) else {
      return [.expression(expression)]
    }
    let isSentence = pieces.contains { piece in
      if case .literal(let text) = piece {
        text.utf8.contains(UInt8(ascii: " "))
      } else {
        false
      }
    }
    guard isSentence else { return [.expression(expression)] }
    return pieces.flatMap { piece in
      if case .literal(let text) = piece { filled(text, with: expression) } else { [piece] }
    }
  }

  /// Puts the last arguments of a formatting call where a text says that they go; a text that has more places
  /// than there are arguments stays as it is.
  private static func filled(_ text: String, with expression: String) -> [Piece] {
    var places: [Range<String.Index>] = []
    while let place = firstPlace(in: text, from: places.last?.upperBound ?? text.startIndex) {
      places.append(place)
    }
    let arguments = outerArguments(of: expression).suffix(places.count)
    guard !places.isEmpty, arguments.count == places.count else { return [.literal(text)] }
    var parts: [Piece] = []
    var start = text.startIndex
    for (place, argument) in zip(places, arguments) {
      parts += [.literal(String(text[start..<place.lowerBound])), .expression(argument)]
      start = place.upperBound
    }
    parts.append(.literal(String(text[start...])))
    return parts.filter { $0 != .literal("") }
  }

  /// Where the next argument of a format goes.
  private static func firstPlace(
    in text: String, from start: String.Index
  ) -> Range<String.Index>? {
    var rest = text[start...]
    while let sign = rest.utf8.firstIndex(of: UInt8(ascii: "%")) {
      for form in ["%lld", "%ld", "%lu", "%d", "%i", "%u", "%@"] where text[sign...].hasPrefix(form)
      {
        return sign..<text.utf8.index(sign, offsetBy: form.utf8.count)
      }
      // `%%` stands for the sign itself.
      rest = text[sign...].dropFirst(2)
    }
    return nil
  }

  /// The arguments of the outermost call that follow its first one, without the casts that a format of C needs,
  /// which say nothing to a reader.
  private static func outerArguments(of expression: String) -> [String] {
    var depth = 0
    var isText = false
    var starts: [String.Index] = []
    var end = expression.endIndex
    for index in expression.utf8.indices {
      switch expression.utf8[index] {
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): if !isText { depth += 1 }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard !isText else { continue }
        depth -= 1
        if depth == 0 { end = index }
      case UInt8(ascii: ","): if !isText, depth == 1 { starts.append(index) }
      default: break
      }
    }
    return starts.indices.map { place in
      let next = place + 1 < starts.count ? starts[place + 1] : end
      let argument = expression[starts[place]..<max(next, starts[place])].dropFirst()
      let trimmed = argument.drop(while: \.isWhitespace)
      guard trimmed.hasPrefix("("), let close = trimmed.firstIndex(of: ")") else {
        return String(trimmed)
      }
      return String(trimmed[close...].dropFirst())
    }
  }

  /// Returns the parts of the first string literal; `nil` where there is none that is closed, or
  /// none that `isWhole`, being all of the expression.
  private static func literal(in expression: String, isWhole: Bool) -> [Piece]? {
    let bytes = expression.utf8
    guard let quote = bytes.firstIndex(of: UInt8(ascii: "\"")) else { return nil }
    var rest = bytes[bytes.index(after: quote)...]
    var pieces: [Piece] = []
    var text = ""
    while let end = rest.firstIndex(where: Self.endsText) {
      text += expression[rest.startIndex..<end]
      rest = rest[end...].dropFirst()
      if bytes[end] == UInt8(ascii: "\"") {
        // A second quote here is one of three, which open a text of several lines.
        guard !isWhole || rest.isEmpty else { return nil }
        return text.isEmpty ? pieces : pieces + [.literal(text)]
      }
      switch rest.popFirst() {
      case UInt8(ascii: "("):
        if !text.isEmpty { pieces.append(.literal(text)) }
        text = ""
        pieces.append(.expression(interpolation(&rest)))
      case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"): text += " "
      case UInt8(ascii: "\""): text += "\""
      case UInt8(ascii: "'"): text += "'"
      case UInt8(ascii: "\\"): text += "\\"
      default: return nil
      }
    }
    return nil
  }

  /// Whether a byte of a literal is a quote or a backslash.
  private static func endsText(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Takes what stands before the parenthesis that closes an interpolation, and that.
  private static func interpolation(_ rest: inout Substring.UTF8View) -> String {
    var depth = 1
    let end = rest.firstIndex { byte in
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      return depth == 0
    }
    let result = String(Substring(rest[..<(end ?? rest.endIndex)]))
    rest = end.map { rest[$0...].dropFirst() } ?? rest[rest.endIndex...]
    return result
  }
}

extension Speech.Priority {
  fileprivate init(_ priority: Announcement.Priority) {
    self =
      switch priority {
      case .low: .low
      case .default: .default
      case .high: .high
      }
  }
}
