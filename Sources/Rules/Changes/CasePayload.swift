import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// A text that a state carries with one of its cases: `case .failed(let message): Text(message)`.
struct CasePayload {
  /// What is switched over.
  let subject: TokenRange
  /// The token that spells the case.
  let name: Int
}

extension SyntaxOutline {
  /// The case whose text a name stands for in a block; `nil` where no pattern binds it so.
  func payload(of name: Name, in block: Int) -> CasePayload? {
    for index in blocks(around: block) {
      let current = blocks[index]
      switch current.kind {
      case .caseBody:
        if let found = pattern(binding: name, before: Int(current.open)),
          let subject = subject(ofCase: index)
        {
          return CasePayload(subject: subject, name: found)
        }
      case .ifBody where current.statement >= 0:
        let start = statements[Int(current.statement)].tokens.start
        let equal = (start..<Int(current.open)).first { token($0).kind == .equal }
        if token(start + 1).word == .case, let equal,
          let found = pattern(binding: name, before: equal)
        {
          return CasePayload(subject: TokenRange(equal + 1, Int(current.open)), name: found)
        }
      case .function, .accessor, .typeBody, .file: return nil
      default: break
      }
    }
    return nil
  }

  /// `case .failed(let message)` or `case let .failed(message)` before a token: the case's name.
  private func pattern(binding name: Name, before end: Int) -> Int? {
    var found: Int?
    var index = end - 1
    while index > 0, token(index).word != .case {
      guard token(index).kind != .rightBrace, token(index).kind != .leftBrace, end - index < 16
      else { return nil }
      if token(index).kind == .leftParen, token(index - 1).kind == .identifier,
        token(index - 2).kind == .period
      {
        found = index - 1
      }
      index -= 1
    }
    guard let found, index > 0,
      (found + 2..<end).filter({ token($0).kind == .identifier && self.name($0) == name }).count
        == 1,
      !(found + 2..<end).contains(where: { token($0).kind == .comma })
    else { return nil }
    return found
  }

  /// What a text shows of a name: itself, or, be it in words of the text's, the description of the error that
  /// it stands for; `nil` for others.
  func shownPayload(_ value: TokenRange) -> (name: Int, isDescription: Bool)? {
    guard !value.isEmpty else { return nil }
    if value.count == 1 {
      return token(value.start).kind == .identifier ? (value.start, false) : nil
    }
    let shown = soleInterpolation(value) ?? value
    guard shown.count == 3, token(shown.start).kind == .identifier,
      name(shown.end - 1) == "localizedDescription"
    else { return nil }
    return (shown.start, true)
  }

  /// What a literal puts into words of its own, where that is all that it does:
  /// `"Error: \(error.localizedDescription)"`.
  func soleInterpolation(_ text: TokenRange) -> TokenRange? {
    guard text.count > 2, token(text.start).kind == .stringHead,
      token(text.end - 1).kind == .stringTail
    else { return nil }
    return TokenRange(text.start + 1, text.end - 1)
  }

  /// The case that a value is, and the one value in it: `.failed(error)`.
  func caseWithPayload(_ value: TokenRange) -> (name: Int, payload: TokenRange)? {
    guard
      let dot = (value.start..<min(value.end, value.start + 2)).first(where: {
        token($0).kind == .period
      }), value.end - dot > 4, token(dot + 1).kind == .identifier,
      token(dot + 2).kind == .leftParen, Int(partners[dot + 2]) == value.end - 1
    else { return nil }
    var start = dot + 3
    if token(start + 1).kind == .colon { start += 2 }
    let payload = TokenRange(start, value.end - 1)
    var depth = 0
    for index in payload.indices {
      switch token(index).kind {
      case .leftParen, .leftBracket: depth += 1
      case .rightParen, .rightBracket: depth -= 1
      case .comma where depth == 0: return nil
      default: break
      }
    }
    return (dot + 1, payload)
  }

  /// The case that a value is, and the one text in it: `.failed(error.localizedDescription)`.
  func caseWithText(_ value: TokenRange) -> (name: Int, text: TokenRange)? {
    guard let (name, text) = caseWithPayload(value) else { return nil }
    let isText =
      isProvableString(text) || lastName(of: text) == "localizedDescription"
      || declarations.contains { declaration in
        declaration.kind == .enumCase && declaration.name == self.name(name)
          && declaration.parameters.count == 1
          && TypeShape(
            parameters[Int(declaration.parameters.lowerBound)].type, in: self)
            == TypeShape(base: "String")
      }
    return isText ? (name, text) : nil
  }
}

extension ChangeFinder {
  /// `state = .sent` where the view then says something of its own; returns whether it is that.
  mutating func readCase(_ assignment: Assignment, in type: Name) -> Bool {
    guard let token = outline.caseToken(assignment.value),
      let revealed = text(
        revealedBy: .named(outline.name(token)), of: assignment.property, in: type)
    else { return false }
    if isReset(assignment, in: type) { return true }
    let name = outline.text(token)
    let role = ViewRole(named: name, facts.vocabulary)
    // Of what else comes with a value, the view may say that.
    let isKnown = !revealed.text.isEmpty || token + 1 == assignment.value.end
    guard Words.tellDone(name) && isKnown || role.contains(.error) else { return false }
    append(
      .stateFlag, TokenRange(token, token + 1), revealed.text, assignment.statement,
      assignment.block)
    markRevealed(revealed)
    return true
  }
}
