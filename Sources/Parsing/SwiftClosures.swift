import Lexing
import Outlining
import SourceText

// Closures, and which braces are some.
extension SwiftOutliner {
  func canBeTrailingClosure(_ flavor: Flavor) -> Bool {
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
  func isRareAccessor(_ index: Int) -> Bool {
    guard kind(index) == .identifier else { return false }
    return spells(index, "_read") || spells(index, "_modify") || spells(index, "unsafeAddress")
      || spells(index, "unsafeMutableAddress") || spells(index, "borrow")
      || spells(index, "mutate")
  }

  /// Whether an accessor's name is followed by what follows one.
  func endsAccessorHead(_ index: Int) -> Bool {
    let next = index + 1
    switch kind(next) {
    case .leftBrace: return true
    case .leftParen:
      guard
        word(index) == .set || word(index) == .willSet || word(index) == .didSet
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

  mutating func readClosureSignature(_ index: Int, until close: Int) {
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

  struct ClosureSignature {
    var captures = TokenRange.none
    var parameters = TokenRange.none
    var result = TokenRange.none
    var end = 0
  }

  /// Looks ahead for `[captures] (parameters) async throws -> T in`; `nil` where there is no `in`.
  mutating func signature(at start: Int, until close: Int) -> ClosureSignature? {
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
      while kind(position) == .identifier || kind(position) == .placeholder
        || isKeyword(position, .underscore)
      {
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

  mutating func declareCaptures(_ captures: TokenRange) {
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

  mutating func declareClosureParameters(_ parameters: TokenRange) {
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
      kind: .binding, name: name(token), nameToken: token,
      tokens: TokenRange(token, token + 1), parent: declaration, block: block)
    binding.type = type
    binding.value = value
    binding.modifiers = .let
    append(binding)
  }
}
