import Findings
import Indexing
import Lexing
import Outlining
import SourceText

private enum RepeatableText {
  /// Operators without effects.
  static let operators: Set<String> = [
    "+", "??", "==", "!=", "<", ">", "<=", ">=", "&&", "||", "!",
  ]

  /// Words of calls that only show or log.
  static let showing = Set(
    words: "show display print log set update append toast success failure info status alert hud")
}

/// Which expressions may be written a second time.
extension MessageChoice {
  /// Whether evaluating an expression again has no effects: names, literals, localisation.
  func isRepeatable(_ value: TokenRange) -> Bool {
    guard value.count <= 40 else { return false }
    var index = value.start
    while index < value.end {
      let token = outline.token(index)
      switch token.kind {
      case .identifier, .period, .stringLiteral, .stringHead, .stringMiddle, .stringTail,
        .integerLiteral, .floatLiteral, .question, .at, .comma, .colon:
        break
      case .operator:
        let text = outline.text(index)
        guard RepeatableText.operators.contains(text) else { return false }
      case .keyword:
        switch token.word {
        case .self, .nil, .true, .false: break
        default: return false
        }
      case .leftParen:
        guard isHarmlessCall(index, from: value.start) else { return false }
      case .rightParen: break
      case .leftBracket:
        guard outline.file.language == .objectiveC, isHarmlessMessage(index) else { return false }
      case .rightBracket: break
      default: return false
      }
      index += 1
    }
    return true
  }

  /// Whether a condition or pattern around the event gives a name its value, before a token.
  func unwrappedHere(_ name: Name, around token: Int) -> Bool {
    outline.declarations.contains {
      $0.kind == .binding && $0.name == name && $0.tokens.start < token
        && outline.isBlock(event.home, inside: Int($0.block))
    }
  }

  /// An expression without its line breaks; `nil` where they, or comments, are part of it, and for
  /// what is put together of several lines.
  func onOneLine(_ text: String) -> String? {
    guard text.contains(where: \.isNewline) else { return text }
    let isPlain = ["\"\"\"", "//", "/*", "+ ", "?? "].allSatisfy { !text.contains($0) }
    guard isPlain else { return nil }
    return text.split(whereSeparator: \.isNewline).reduce("") { line, next in
      let part = next.drop(while: \.isWhitespace)
      let isTight = line.isEmpty || line.last == "(" || part.first == "." || part.first == ")"
      return line + (isTight ? "" : " ") + part
    }
  }

  /// Whether the parenthesis belongs to a call without effects, by the name before it.
  private func isHarmlessCall(_ paren: Int, from start: Int) -> Bool {
    guard paren > start else { return true }
    switch outline.token(paren - 1).kind {
    case .identifier:
      switch outline.name(paren - 1) {
      case "NSLocalizedString", "NSLocalizedStringFromTable", "String", "localized",
        "localizedString", "NSLocalizedStringFromTableInBundle", "localizedStringWithFormat",
        "format", "LocalizedString", "MWKLocalizedString":
        return true
      default: return isGeneratedAccessor(paren - 1)
      }
    case .operator, .comma, .leftParen, .stringHead, .stringMiddle: return true
    default: return false
    }
  }

  /// `L10n.something(x)`: a chain that begins with a generated table of strings.
  func isGeneratedAccessor(_ name: Int) -> Bool {
    var first = name
    while first >= 2, outline.token(first - 1).kind == .period { first -= 2 }
    switch outline.name(first) {
    case "L10n", "Strings", "R", "Localized", "Localization", "LocalizedStrings": return true
    default: return false
    }
  }

  private func isHarmlessMessage(_ bracket: Int) -> Bool {
    for call in outline.calls
    where call.tokens.start == bracket && call.flags.contains(.message) {
      switch call.name {
      case "stringWithFormat:", "localizedStringForKey:value:table:", "localizedDescription",
        "text", "title", "message", "localizedStringWithFormat:":
        return true
      default: return false
      }
    }
    return false
  }

  /// Whether what a text is read from gets another value after it: `label.text = field.text`, and then
  /// `field.text = ""`.
  func isGivenAnew(_ value: TokenRange) -> Bool {
    guard value.count > 1, outline.token(value.start).kind != .stringLiteral else { return false }
    let last = outline.name(value.end - 1)
    let body = outline.declarations[event.function].tokens
    return outline.assignments(in: body).contains { index in
      let target = outline.assignments[index].target
      return target.start > value.end && outline.assignments[index].property == last
        && outline.text(target) == outline.text(value)
    }
  }

  /// Whether a text is made of what the label has shown before: made again it is another one.
  func readsItself(_ change: Change) -> Bool {
    change.kind == .text
      && change.value.indices.contains { index in
        outline.token(index).kind == .identifier && outline.name(index) == Name(change.name)
          && (index + 1..<min(index + 4, change.value.end)).contains { outline.name($0) == "text" }
      }
  }

  /// Whether a text is a local that is put together of so many parts that it is read, not heard.
  func isOfManyParts(_ value: TokenRange) -> Bool {
    guard value.count == 1, outline.token(value.start).kind == .identifier, event.function >= 0
    else { return false }
    let body = outline.declarations[event.function].tokens
    return isOfManyParts(
      outline.assignments[outline.assignments(in: body)].filter {
        $0.receiver.isEmpty && $0.property == outline.name(value.start)
      })
  }

  /// Whether all these assignments to one local put so many parts together.
  func isOfManyParts(_ assignments: [Assignment]) -> Bool {
    assignments.count(where: \.isCompound) > 3
  }

  /// Whether a local is made to be said: it always has words, and is at most shown besides.
  func isOutcome(_ local: Declaration, _ assignments: [Assignment]) -> Bool {
    let function = outline.declarations[event.function].tokens
    let isBare = (assignments.map(\.value) + [local.value]).contains {
      ["nil", "NULL"].contains(outline.text($0))
    }
    let isGathered = outline.blocks.contains { block in
      block.kind == .loopBody && function.contains(Int(block.open))
        && assignments.contains { $0.target.start > block.open && $0.target.start < block.close }
    }
    return !isBare && !isGathered
      && !outline.calls(in: function).contains { index in
        let call = outline.calls[index]
        return call.arguments.contains {
          let value = outline.arguments[Int($0)].value
          return value.count == 1 && outline.name(value.start) == local.name
        } && !isShowing(call)
      }
  }

  /// Whether a call by its name only shows or logs what it is handed.
  private func isShowing(_ call: Call) -> Bool {
    guard call.nameToken >= 0 else { return false }
    let words = Words.split(outline.text(Int(call.nameToken)))
    return !RepeatableText.showing.isDisjoint(with: words)
  }

  /// Whether a text is given by which of several controls was used, `if button.tag == 1 { … }`: it is most
  /// often what that control is called, and was heard.
  func isPickedByControl(_ assignment: Assignment) -> Bool {
    let block = outline.blocks[Int(assignment.block)]
    guard [.ifBody, .caseBody].contains(block.kind), block.statement >= 0 else { return false }
    let start = outline.statements[Int(block.statement)].tokens.start
    return (start..<Int(block.open)).contains { index in
      outline.token(index).kind == .identifier && outline.name(index) == "tag"
    }
  }
}

extension SyntaxOutline {
  /// A text with the type that only its label tells: `String.localized("offline")` for `.localized("offline")`.
  ///
  /// `nil` where such a type is not known to be that.
  func withMembersOfString(_ value: TokenRange) -> String? {
    let bare = membersWithoutType(value)
    guard !bare.isEmpty else { return text(value) }
    let isOfLabel = assignments.contains { assignment in
      assignment.property == "text" && assignment.value.start <= value.start
        && assignment.value.end >= value.end
    }
    guard isOfLabel else { return nil }
    let ends = bare.dropFirst() + [value.end]
    let parts = zip(bare, ends).map { "String" + text(TokenRange($0, $1)) }
    let first = bare[0] == value.start ? [] : [text(TokenRange(value.start, bare[0]))]
    return (first + parts).joined(separator: " ")
  }

  /// The periods at which a value, or a side of its choice, begins.
  private func membersWithoutType(_ value: TokenRange) -> [Int] {
    var result: [Int] = []
    var index = value.start
    while index < value.end {
      if token(index).kind == .period,
        index == value.start
          || [.question, .colon].contains(token(index - 1).kind) && !token(index - 1).isLeftBound
      {
        result.append(index)
      }
      index = max(index, Int(partners[index])) + 1
    }
    return result
  }
}
