import Lexing
import SourceText

// Postfix chains: members, subscripts, calls and the closures they take.
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

  private mutating func readMember(_ chain: inout Chain) -> Bool {
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

  /// Moves past generic arguments or a postfix operator. Returns whether the chain goes on.
  private mutating func readPostfixOperator(_ chain: Chain) -> Bool {
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
  private mutating func readForcedChain() -> Bool {
    let token = tokens[position]
    guard token.isLeftBound, !token.startsLine else { return false }
    let range = token.range
    for offset in range.start..<range.end {
      let byte = outline.file.bytes[offset]
      guard byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") else { return false }
    }
    guard kind(position + 1) == .period || kind(position + 1) == .leftParen
      || kind(position + 1) == .leftBracket
    else { return false }
    position += 1
    return true
  }

  /// Whether the token after a `>` shows that generic arguments ended there.
  private func endsGenericArguments(_ index: Int) -> Bool {
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
  private mutating func readPostfixCondition(_ depth: inout Int) -> Bool {
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
  private func conditionHoldsMembers(_ index: Int) -> Bool {
    var next = index
    while kind(next) == .directive {
      next += 1
      while !startsLine(next), kind(next) != .endOfFile { next += 1 }
    }
    return kind(next) == .period
  }

  // MARK: Calls

  /// Moves past the arguments at `position`, in parentheses or trailing, and records the call.
  private mutating func readCall(_ flavor: Flavor, _ chain: inout Chain) {
    let index = beginCall(chain)
    var arguments: [Argument] = []
    if kind(position) == .leftParen {
      if outline.calls[index].flags.contains(.macro), namesMember(index) {
        arguments = [skippedArgument()]
      } else {
        readArguments(of: index, into: &arguments)
      }
    }
    if kind(position) == .leftBrace, canBeTrailingClosure(flavor) {
      readTrailingClosures(of: index, into: &arguments)
    }
    let first = Int32(outline.arguments.count)
    outline.arguments.append(contentsOf: arguments)
    outline.calls[index].arguments = first..<Int32(outline.arguments.count)
    outline.calls[index].tokens.upper = Int32(position)
    chain.name = -1
    chain.call = index
  }

  /// `#selector(…)` and `#keyPath(…)` name a member; what looks like a call in them is none.
  private func namesMember(_ call: Int) -> Bool {
    outline.calls[call].name == "selector" || outline.calls[call].name == "keyPath"
  }

  /// Moves past the parentheses at `position` and returns what is between them as one argument.
  private mutating func skippedArgument() -> Argument {
    let close = closing(position)
    let value = TokenRange(position + 1, close)
    position = min(close + 1, tokens.count - 1)
    return Argument(label: .none, value: value, closure: -1, isTrailing: false)
  }

  private mutating func beginCall(_ chain: Chain) -> Int {
    var receiver = TokenRange.none
    var name = Name.none
    if chain.name >= 0 {
      name = outline.name(chain.name)
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

  private mutating func readArguments(of call: Int, into arguments: inout [Argument]) {
    let close = closing(position)
    position += 1
    while position < close {
      let before = position
      var label = Name.none
      if kind(position + 1) == .colon, kind(position) == .identifier || kind(position) == .keyword {
        label = outline.name(position)
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
      }
      if position > start { arguments.append(argument) }
      if kind(position) == .comma { position += 1 }
      if position == before { position += 1 }
      if position > close { position = close }
    }
    position = min(close + 1, tokens.count - 1)
  }

  private mutating func readTrailingClosures(of call: Int, into arguments: inout [Argument]) {
    var label = Name.none
    while true {
      let start = position
      let closure = outline.closures.count
      readClosure(call: call, label: label)
      arguments.append(
        Argument(
          label: label, value: TokenRange(start, position), closure: closure, isTrailing: true))
      guard kind(position) == .identifier || isKeyword(position, .underscore) || isLabelWord(position),
        kind(position + 1) == .colon, kind(position + 2) == .leftBrace
      else { return }
      label = outline.name(position)
      position += 2
    }
  }

  private func isLabelWord(_ index: Int) -> Bool {
    kind(index) == .keyword && word(index) != .default && word(index) != .case
  }

  // MARK: Closures

  private func canBeTrailingClosure(_ flavor: Flavor) -> Bool {
    switch flavor {
    case .condition: canBeClosureInCondition(position)
    case .pattern: false
    case .initializer, .statement, .value: !beginsAccessors(position)
    }
  }

  /// In the head of a statement a brace is a closure only where what follows its end shows it.
  func canBeClosureInCondition(_ brace: Int) -> Bool {
    !isKeyword(brace + 1, .case) && !startsLine(brace + 1) && isFollowedAsClosure(brace)
  }

  /// Whether what follows the closing brace can follow only a closure.
  func isFollowedAsClosure(_ brace: Int) -> Bool {
    let next = closing(brace) + 1
    guard next < tokens.count else { return false }
    switch kind(next) {
    case .leftBrace: return true
    case .keyword:
      return word(next) == .where
        || (word(next) == .is || word(next) == .as) && !startsLine(next)
    case .comma: return true
    case .leftBracket, .leftParen, .period, .question, .exclamation, .colon, .equal:
      return !startsLine(next)
    case .operator:
      return !startsLine(next) && tokens[next].isLeftBound == tokens[next].isRightBound
        || (tokens[next].isLeftBound && !startsLine(next))
    default:
      return false
    }
  }

  /// Whether the brace opens accessors or observers of a property: `{ get`, `{ didSet`.
  func beginsAccessors(_ brace: Int) -> Bool {
    var index = brace + 1
    while kind(index) == .at { index = endOfAttribute(at: index) }
    while true {
      switch word(index) {
      case .mutating, .nonmutating, .borrowing, .consuming, .nonisolated:
        guard kind(index) == .identifier, kind(index + 1) == .identifier else { return false }
        index += 1
      case .get, .set, .willSet, .didSet, .`init`:
        return endsAccessorHead(index)
      default:
        guard spells(index, "__consuming") else {
          return isRareAccessor(index) && endsAccessorHead(index)
        }
        index += 1
      }
    }
  }

  /// Whether an accessor of the language's own library is named here.
  private func isRareAccessor(_ index: Int) -> Bool {
    guard kind(index) == .identifier else { return false }
    return spells(index, "_read") || spells(index, "_modify") || spells(index, "unsafeAddress")
      || spells(index, "unsafeMutableAddress") || spells(index, "borrow")
      || spells(index, "mutate")
  }

  /// Whether an accessor's name is followed by what follows one.
  private func endsAccessorHead(_ index: Int) -> Bool {
    let next = index + 1
    switch kind(next) {
    case .leftBrace: return true
    case .leftParen:
      guard word(index) == .set || word(index) == .willSet || word(index) == .didSet
        || word(index) == .`init`
      else { return false }
      return kind(closing(next) + 1) == .leftBrace
    case .rightBrace:
      return word(index) == .get || word(index) == .set
    case .identifier, .keyword:
      switch word(next) {
      case .async, .throws, .rethrows: return word(index) == .get
      case .set, .get: return true
      case .mutating, .nonmutating: return true
      default: return false
      }
    default: return false
    }
  }

  /// Reads the closure at `position` and moves past it.
  mutating func readClosure(call: Int, label: Name) {
    let open = position
    let close = closing(open)
    let index = outline.closures.count
    var closure = Closure(tokens: TokenRange(open, close + 1), block: block)
    closure.call = Int32(call)
    closure.label = label
    outline.closures.append(closure)
    let body = beginBlock(.closure, open: open, close: close, legality: .legal)
    outline.blocks[body].closure = Int32(index)
    outline.closures[index].body = Int32(body)
    position += 1
    let savedBlock = block
    block = body
    readClosureSignature(index, until: close)
    block = savedBlock
    readContents(of: body, until: close)
    position = min(close + 1, tokens.count - 1)
  }

  private mutating func readClosureSignature(_ index: Int, until close: Int) {
    let start = position
    guard let signature = signature(at: start, until: close) else { return }
    outline.closures[index].hasSignature = true
    outline.closures[index].captures = signature.captures
    outline.closures[index].parameters = signature.parameters
    outline.closures[index].result = signature.result
    declareCaptures(signature.captures)
    declareClosureParameters(signature.parameters)
    position = signature.end
  }

  private struct ClosureSignature {
    var captures = TokenRange.none
    var parameters = TokenRange.none
    var result = TokenRange.none
    var end = 0
  }

  /// Looks ahead for `[captures] (parameters) async throws -> T in`; `nil` where there is no `in`.
  private mutating func signature(at start: Int, until close: Int) -> ClosureSignature? {
    let saved = position
    defer { position = saved }
    position = start
    var result = ClosureSignature()
    while kind(position) == .at { skipAttribute() }
    if kind(position) == .leftBracket {
      let end = closing(position)
      result.captures = TokenRange(position + 1, end)
      position = end + 1
    }
    if kind(position) == .leftParen {
      let end = closing(position)
      result.parameters = TokenRange(position + 1, end)
      position = end + 1
    } else {
      let first = position
      while kind(position) == .identifier || isKeyword(position, .underscore) {
        position += 1
        guard kind(position) == .comma else { break }
        position += 1
      }
      result.parameters = TokenRange(first, position)
    }
    while true {
      if word(position) == .async, kind(position) == .identifier { position += 1; continue }
      guard isKeyword(position, .throws) || isKeyword(position, .rethrows) else { break }
      position += 1
      if kind(position) == .leftParen { position = closing(position) + 1 }
    }
    if kind(position) == .arrow {
      position += 1
      let first = position
      readType()
      result.result = TokenRange(first, position)
    }
    guard isKeyword(position, .in), position < close else { return nil }
    result.end = position + 1
    return result
  }

  private mutating func declareCaptures(_ captures: TokenRange) {
    // `[weak self, name = expression]`: expressions may hold calls and closures.
    position = captures.start
    while position < captures.end {
      let before = position
      while word(position) == .weak || word(position) == .unowned {
        position += 1
        if kind(position) == .leftParen { position = closing(position) + 1 }
      }
      if kind(position) == .identifier, kind(position + 1) == .equal {
        declareBinding(position)
        position += 2
      }
      readExpression(.value)
      if kind(position) == .comma { position += 1 }
      if position == before { position += 1 }
    }
  }

  private mutating func declareClosureParameters(_ parameters: TokenRange) {
    var index = parameters.start
    while index < parameters.end {
      // `label name: Type` or `name: Type` or `name`.
      while kind(index) == .at { index = endOfAttribute(at: index) }
      var name = index
      if kind(index + 1) == .identifier, index + 1 < parameters.end { name = index + 1 }
      var next = name + 1
      var type = TokenRange.none
      if next < parameters.end, kind(next) == .colon {
        position = next
        type = readAnnotation()
        next = position
      }
      if kind(name) == .identifier { declareBinding(name, type: type) }
      while next < parameters.end, kind(next) != .comma { next += 1 }
      index = next + 1
    }
  }

  /// Records a name bound in the current block.
  mutating func declareBinding(_ token: Int, type: TokenRange = .none, value: TokenRange = .none) {
    var binding = Declaration(
      kind: .binding, name: outline.name(token), nameToken: token,
      tokens: TokenRange(token, token + 1), parent: declaration, block: block)
    binding.type = type
    binding.value = value
    binding.modifiers = .let
    append(binding)
  }
}
