import Lexing
import Outlining
import SourceText

// Postfix chains: members, subscripts and calls.
extension SwiftOutliner {
  mutating func readPostfix(_ flavor: Flavor, _ chain: inout Chain) {
    var conditions = 0
    while true {
      let token = tokens[position]
      switch token.kind {
      case .period:
        guard readMember(&chain) else { return }
      case .question, .exclamation:
        guard token.isLeftBound, !token.startsLine else { return }
        position += 1
      case .leftParen:
        guard !token.startsLine else { return }
        readCall(flavor, &chain)
        guard kind(position) != .leftBrace else { return }
      case .leftBracket:
        guard !token.startsLine else { return }
        readList()
        chain.name = -1
        chain.call = -1
      case .leftBrace:
        guard canBeTrailingClosure(flavor) else { return }
        readCall(flavor, &chain)
        // A call has one unlabelled trailing closure; what follows begins a statement.
        guard kind(position) != .leftBrace else { return }
      case .operator:
        guard readPostfixOperator(chain) else { return }
        chain.call = -1
      case .directive:
        guard readPostfixCondition(&conditions) else { return }
      default:
        return
      }
    }
  }

  mutating func readMember(_ chain: inout Chain) -> Bool {
    switch kind(position + 1) {
    case .identifier, .keyword:
      chain.dot = position
      chain.name = position + 1
      chain.call = -1
      position += 2
      return true
    case .integerLiteral, .floatLiteral:
      chain.name = -1
      chain.call = -1
      position += 2
      return true
    case .placeholder:
      position += 2
      return true
    default:
      position += 1
      return true
    }
  }

  /// Moves past generic arguments or a postfix operator; returns whether the chain goes on.
  mutating func readPostfixOperator(_ chain: Chain) -> Bool {
    if firstByte(position) == UInt8(ascii: "<"), chain.name == position - 1,
      let end = endOfGenericArguments(at: position), endsGenericArguments(end)
    {
      position = end
      return true
    }
    let token = tokens[position]
    guard token.isLeftBound, !token.isRightBound, !token.startsLine else {
      return readForcedChain()
    }
    position += 1
    return true
  }

  /// Moves past an operator that is `?` or `!` several times over before a member: `a??.b`, `a!.b`.
  mutating func readForcedChain() -> Bool {
    let token = tokens[position]
    guard token.isLeftBound, !token.startsLine else { return false }
    let range = token.range
    for offset in range.start..<range.end {
      let byte = outline.file.bytes[offset]
      guard byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") else { return false }
    }
    guard
      kind(position + 1) == .period || kind(position + 1) == .leftParen
        || kind(position + 1) == .leftBracket
    else { return false }
    position += 1
    return true
  }

  /// Whether the token after a `>` shows that generic arguments ended there.
  func endsGenericArguments(_ index: Int) -> Bool {
    // The closing operator may be more than `>`: `>?`, `>!`, `>>` hold the evidence themselves.
    let last = lastByte(index - 1)
    if last == UInt8(ascii: "?") || last == UInt8(ascii: "!") { return true }
    switch kind(index) {
    case .leftParen, .leftBracket: return !startsLine(index)
    case .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon,
      .endOfFile, .colon, .equal, .exclamation, .question:
      return true
    case .operator:
      return tokens[index].isBinary || tokens[index].isLeftBound
    case .identifier, .keyword, .directive, .at, .pound:
      return startsLine(index)
    default: return startsLine(index)
    }
  }

  /// Moves past an `#if`, `#else` or `#endif` line inside a chain of members.
  mutating func readPostfixCondition(_ depth: inout Int) -> Bool {
    switch word(position) {
    case .poundIf:
      guard conditionHoldsMembers(position) else { return false }
      depth += 1
    case .poundElse, .poundElseif:
      guard depth > 0 else { return false }
    case .poundEndif:
      guard depth > 0 else { return false }
      depth -= 1
    default:
      return false
    }
    readDirectiveLine()
    return true
  }

  /// Whether the first line inside the `#if` at `index` begins with a dot.
  func conditionHoldsMembers(_ index: Int) -> Bool {
    var next = index
    while kind(next) == .directive {
      next += 1
      while !startsLine(next), kind(next) != .endOfFile { next += 1 }
    }
    return kind(next) == .period
  }

  // MARK: Calls

  /// Moves past the arguments at `position`, in parentheses or trailing, and records the call.
  mutating func readCall(_ flavor: Flavor, _ chain: inout Chain) {
    let index = beginCall(chain)
    let mark = pending.count
    if kind(position) == .leftParen {
      if outline.calls[index].flags.contains(.macro), namesMember(index) {
        pending.append(skippedArgument())
      } else {
        readArguments(of: index)
      }
    }
    if kind(position) == .leftBrace, canBeTrailingClosure(flavor) {
      readTrailingClosures(of: index)
    }
    let first = Int32(outline.arguments.count)
    outline.arguments.append(contentsOf: pending[mark...])
    pending.removeLast(pending.count - mark)
    outline.calls[index].arguments = first..<Int32(outline.arguments.count)
    outline.calls[index].tokens.upper = Int32(position)
    chain.name = -1
    chain.call = index
  }

  /// `#selector(…)` and `#keyPath(…)` name a member; what looks like a call in them is none.
  func namesMember(_ call: Int) -> Bool {
    outline.calls[call].name == "selector" || outline.calls[call].name == "keyPath"
  }

  /// Moves past the parentheses at `position` and returns what is between them as one argument.
  mutating func skippedArgument() -> Argument {
    let close = closing(position)
    let value = TokenRange(position + 1, close)
    position = min(close + 1, tokens.count - 1)
    return Argument(label: .none, value: value, closure: -1, isTrailing: false)
  }

  mutating func beginCall(_ chain: Chain) -> Int {
    var receiver = TokenRange.none
    var name = Name.none
    if chain.name >= 0 {
      name = self.name(chain.name)
      if chain.dot == chain.name - 1, chain.dot > chain.start {
        receiver = TokenRange(chain.start, chain.dot)
      }
    } else {
      receiver = TokenRange(chain.start, position)
    }
    var call = Call(
      name: name, nameToken: chain.name, receiver: receiver,
      tokens: TokenRange(chain.start, position), block: block)
    call.statement = Int32(statement)
    if chain.hasLeadingDot, chain.dot == chain.start { call.flags.insert(.leadingDot) }
    if chain.isAwaited { call.flags.insert(.awaited) }
    if chain.name > 0, kind(chain.name - 1) == .pound { call.flags.insert(.macro) }
    if chain.name >= 0 {
      let byte = firstByte(chain.name)
      if byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "Z") { call.flags.insert(.capitalized) }
    }
    outline.calls.append(call)
    return outline.calls.count - 1
  }

  mutating func readArguments(of call: Int) {
    let close = closing(position)
    position += 1
    while position < close {
      let before = position
      var label = Name.none
      if kind(position + 1) == .colon, kind(position) == .identifier || kind(position) == .keyword {
        label = name(position)
        position += 2
      }
      let start = position
      let closure = Int32(outline.closures.count)
      readExpression(.value)
      var argument = Argument(
        label: label, value: TokenRange(start, position), closure: -1, isTrailing: false)
      if kind(start) == .leftBrace, closing(start) == position - 1 {
        argument.closure = closure
        outline.closures[Int(closure)].call = Int32(call)
        outline.closures[Int(closure)].label = label
      } else {
        assignChoices(from: Int(closure), in: argument, of: call)
      }
      if position > start { pending.append(argument) }
      if kind(position) == .comma { position += 1 }
      if position == before { position += 1 }
      if position > close { position = close }
    }
    position = min(close + 1, tokens.count - 1)
  }

  /// Gives a call the closures that one of its arguments chooses between: `onSave: isNew ? { … } : nil`.
  private mutating func assignChoices(from first: Int, in argument: Argument, of call: Int) {
    for closure in first..<outline.closures.count {
      let start = outline.closures[closure].tokens.start
      guard outline.closures[closure].call < 0, Int(outline.closures[closure].body) >= 0,
        outline.blocks[Int(outline.closures[closure].body)].parent == block,
        [.question, .colon].contains(kind(start - 1)),
        // Not one in an array or in what another call is handed.
        !(argument.value.start..<start).contains(where: {
          [.leftParen, .leftBracket].contains(kind($0)) && closing($0) > start
        })
      else { continue }
      outline.closures[closure].call = Int32(call)
      outline.closures[closure].label = argument.label
    }
  }

  mutating func readTrailingClosures(of call: Int) {
    var label = Name.none
    while true {
      let start = position
      let closure = outline.closures.count
      readClosure(call: call, label: label)
      pending.append(
        Argument(
          label: label, value: TokenRange(start, position), closure: closure, isTrailing: true))
      guard
        kind(position) == .identifier || isKeyword(position, .underscore) || isLabelWord(position),
        kind(position + 1) == .colon, kind(position + 2) == .leftBrace
      else { return }
      label = name(position)
      position += 2
    }
  }

  func isLabelWord(_ index: Int) -> Bool {
    kind(index) == .keyword && word(index) != .default && word(index) != .case
  }
}
