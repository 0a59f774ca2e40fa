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

  /// Puts the last argument of a formatting call where a text says that it goes.
  private static func filled(_ text: String, with expression: String) -> [Piece] {
    let forms = ["%lld", "%ld", "%lu", "%d", "%@"]
    guard text.utf8.contains(UInt8(ascii: "%")),
      let form = forms.first(where: { ByteSearch.holds($0, in: text) }),
      let place = text.firstRange(of: form),
      let comma = expression.utf8.lastIndex(of: UInt8(ascii: ","))
    else { return [.literal(text)] }
    let tail = expression[comma...].dropFirst().drop(while: \.isWhitespace)
    let closes = { (byte: UInt8) in
      byte <= UInt8(ascii: " ") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
    }
    let last = tail.utf8.lastIndex { !closes($0) }
    var argument = last.map { String(tail[...$0]) } ?? ""
    // The cast that a format of C needs says nothing to a reader.
    if argument.hasPrefix("("), let end = argument.firstIndex(of: ")") {
      argument = String(argument[argument.index(after: end)...])
    }
    let parts: [Piece] = [
      .literal(String(text[..<place.lowerBound])), .expression(argument),
      .literal(String(text[place.upperBound...])),
    ]
    return parts.filter { $0 != .literal("") }
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
