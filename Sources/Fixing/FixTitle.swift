import Announcements
import Planning
import Reporting

/// Says what a fix does, as a verb phrase: what is told, and when.
struct FixTitle {
  private let action: Plan.Action

  init(of action: Plan.Action) { self.action = action }

  /// Empty for what is no announcement.
  var text: String {
    switch action {
    case .announce(let announcement): text(of: announcement)
    case .attach(let modifiers): text(of: modifiers)
    case .edit, .repair, .nothing: ""
    }
  }

  private func text(of announcement: Announcement) -> String {
    switch (announcement.kind, announcement.argument) {
    case (.layoutChanged, .element(let element)): "move VoiceOver to \(Self.place(element))"
    case (.screenChanged, .element(let element)):
      "tell VoiceOver of the new screen and move it to \(Self.place(element))"
    case (.layoutChanged, _): "tell VoiceOver that the layout changed"
    case (.screenChanged, _): "tell VoiceOver that the screen changed"
    case (.pageScrolled, _): "say which page is shown: \(words(of: announcement))"
    case (.announcement, _): announcing(announcement)
    }
  }

  private func announcing(_ announcement: Announcement) -> String {
    let result = "announce \(outcomes(announcement))"
    guard announcement.delay > 0 else { return result }
    return result + ", \(Self.seconds(announcement.delay)) later"
  }

  /// What is said of a failure, of nothing, or else.
  private func outcomes(_ announcement: Announcement) -> String {
    let outcome = words(of: announcement) + manner(announcement.priority)
    var cases: [String] = []
    if let failure = announcement.failure {
      cases.append(
        Self.quoted(failure.expression) + manner(failure.priority) + " after a failure, ")
    }
    if let alternative = announcement.alternative {
      cases.append(Self.quoted(alternative.message.expression) + " where there are none, ")
    }
    // A number is said of none as well; what has a condition, only there.
    if asksForNone(announcement) { return "\(cases.joined())\(outcome) where there are none" }
    return "\(cases.joined())\(cases.isEmpty ? "" : "else ")\(outcome)"
  }

  /// Whether it is only said where a collection has nothing in it: `!isLoading, items.isEmpty`.
  private func asksForNone(_ announcement: Announcement) -> Bool {
    guard let last = announcement.condition?.split(separator: ",").last?.drop(while: { $0 == " " })
    else { return false }
    return last.hasSuffix(".isEmpty") && last.utf8.first != UInt8(ascii: "!")
      && !last.utf8.contains(UInt8(ascii: " "))
  }

  private func manner(_ priority: Announcement.Priority) -> String {
    priority == .default ? "" : " in \(priority.rawValue) priority"
  }

  private func words(of announcement: Announcement) -> String {
    guard case .message(let message) = announcement.argument else { return "nothing" }
    if let condition = announcement.condition, condition.contains("||"),
      Message.isJoined(present: message.expression)
    {
      return "the texts that show where '\(condition)'"
    }
    // What is bound or hoisted has the text; its name says nothing to a reader.
    let isBound = message.binding != nil && message.spoken == nil
    return Self.quoted(isBound ? message.expression : message.spoken ?? message.expression)
  }

  // MARK: Modifiers

  private func text(of modifiers: [Announcement]) -> String {
    var watched: [String] = []
    var flags: [String] = []
    var appearing: String?
    for announcement in modifiers {
      switch announcement.modifier {
      case .onAppear: appearing = words(of: announcement)
      case .onChange(let value, let name, _) where announcement.condition == name:
        flags.append("\(words(of: announcement)) when '\(value)' is set")
      case .onChange(let value, let name, _)
      where announcement.condition?.prefix { $0 != "," } == "!\(name)":
        flags.append("\(outcomes(announcement)) when '\(value)' is no longer set")
      case .onChange(let value, _, _): watched.append("'\(value)'")
      case nil: break
      }
    }
    if let appearing {
      return
        "announce \(appearing) when it appears\(watched.isEmpty ? "" : " and whenever it changes")"
    }
    let names = Self.joined(watched)
    let changes = "\(names) whenever \(watched.count == 1 ? "it changes" : "they change")"
    return "announce \(Self.joined(flags + (watched.isEmpty ? [] : [changes])))"
  }

  // MARK: Words

  /// A view, or the one of several that shows.
  private static func place(_ expression: String) -> String {
    // Most are a name, and the first search for a text in a text takes as long as reading a file.
    if expression.utf8.allSatisfy({ $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "[") }) {
      return "'\(expression)'"
    }
    if let choice = expression.firstRange(of: " ? nil : ") {
      return "'\(expression[choice.upperBound...])' when it is shown"
    }
    if let choice = expression.firstRange(of: "?.isHidden == false ? ") {
      return "'\(expression[..<choice.lowerBound])' when it is shown"
    }
    guard expression.hasPrefix("["), let end = expression.firstIndex(of: "]"),
      expression[end...].hasPrefix("].first")
    else { return "'\(expression)'" }
    let names = expression[..<end].dropFirst().split(separator: ",").map {
      "'\($0.drop { $0 == " " })'"
    }
    return "the first of \(joined(names)) that shows"
  }

  /// What is said, in double quotes where the code spells it, else the expression in single ones.
  private static func quoted(_ expression: String) -> String {
    var text = ""
    for piece in Speech.pieces(of: expression) {
      switch piece {
      case .literal(let words): text += words
      case .expression(let code) where code == expression: return "'\(shortened(call(code)))'"
      case .expression(let code): text += "\\(\(code))"
      }
    }
    return "\"\(shortened(text))\""
  }

  /// A call that fetches a text, with the key alone: `NSLocalizedString("saved", …)`.
  private static func call(_ code: String) -> String {
    guard code.count > 40, let open = code.firstIndex(of: "("),
      let quote = code.firstIndex(of: "\""),
      open < quote,
      code[code.index(after: open)..<quote].allSatisfy({ $0.isLetter || ": @".contains($0) }),
      let end = code[code.index(after: quote)...].firstIndex(of: "\""),
      code[code.index(after: end)...].hasPrefix(",")
    else { return code }
    return "\(code[...end]), …)"
  }

  /// Whether a text is one line of single spaces, none of them at its ends, and short.
  private static func isShortLine(_ text: String) -> Bool {
    guard text.utf8.count <= 70 else { return false }
    var isAfterSpace = true
    for byte in text.utf8 {
      if (0x09...0x0D).contains(byte) || byte == 0x20 && isAfterSpace { return false }
      isAfterSpace = byte == 0x20
    }
    return !isAfterSpace
  }

  private static func shortened(_ text: String) -> String {
    if isShortLine(text) { return text }
    // No byte of another character is one of these.
    let words = text.utf8.split { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let line = words.map { String(Substring($0)) }.joined(separator: " ")
    return line.utf8.count <= 70 || line.count <= 70 ? line : line.prefix(67) + "…"
  }

  private static func joined(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `1 second`, `0.5 seconds`.
  static func seconds(_ milliseconds: Int) -> String {
    let tenths = (milliseconds + 50) / 100
    let number = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    return "\(number) second\(tenths == 10 ? "" : "s")"
  }
}
