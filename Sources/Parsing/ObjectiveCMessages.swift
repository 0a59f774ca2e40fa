import Lexing
import Outlining
import SourceText

/// Where the parts of a message are: `[receiver first:x second:y]`.
struct Message {
  /// The selector's first piece.
  var name: Int
  /// Its pieces: the word, -1 for a bare colon, and the colon; empty for a selector without any.
  var pieces: [(word: Int, colon: Int)] = []
}

extension ObjectiveCOutliner {
  /// Returns the message in the brackets at `open`, or `nil` where they hold something else.
  func message(_ open: Int) -> Message? {
    guard let close = partner(of: open) else { return nil }
    let name = receiverEnd(open + 1, close)
    guard name > open + 1, name < close, isWord(name) else { return nil }
    if name + 1 == close { return Message(name: name) }
    guard kind(name + 1) == .colon else { return nil }
    var message = Message(name: name, pieces: [(name, name + 1)])
    addPieces(to: &message, from: name + 2, close)
    return message
  }

  private func addPieces(to message: inout Message, from start: Int, _ close: Int) {
    var index = start
    var lastColon = start - 1
    var choices = 0
    while index < close {
      switch kind(index) {
      case .question: choices += 1
      case .colon where choices > 0: choices -= 1
      case .colon:
        let isPiece = isWord(index - 1) && index - 2 > lastColon && endsOperand(index - 2)
        message.pieces.append((isPiece ? index - 1 : -1, index))
        lastColon = index
      default: break
      }
      index = skip(index, close)
    }
  }

  /// Returns the token after the receiver that begins at `start`; `start` where there is none.
  private func receiverEnd(_ start: Int, _ close: Int) -> Int {
    var index = start
    while index < close {
      let end = operandEnd(index, close)
      guard end > index, end < close else { return end > index ? end : start }
      switch kind(end) {
      case .question, .colon, .equal: index = end + 1
      case .operator where !isOperator(end, "++") && !isOperator(end, "--"): index = end + 1
      default: return end
      }
      // `a ?: b`
      if kind(index) == .colon { index += 1 }
    }
    return start
  }

  /// Returns the token after one operand with its prefixes and what is attached to it.
  private func operandEnd(_ start: Int, _ close: Int) -> Int {
    var index = start
    while index < close {
      if kind(index) == .exclamation || isPrefixOperator(index) {
        index += 1
      } else if kind(index) == .leftParen, isCast(index, close) {
        index = skip(index, close)
      } else {
        break
      }
    }
    guard index < close else { return start }
    index = primaryEnd(index, close)
    while index < close, let next = attachedEnd(index, close) { index = next }
    return index
  }

  private func isPrefixOperator(_ index: Int) -> Bool {
    guard kind(index) == .operator else { return false }
    return ["*", "&", "-", "~", "+", "++", "--", "::"].contains { spells(index, $0) }
  }

  /// Whether a parenthesis is followed by what it converts, not by the selector.
  private func isCast(_ open: Int, _ close: Int) -> Bool {
    let next = skip(open, close)
    guard next < close, beginsOperand(next) else { return false }
    guard isWord(next) else { return true }
    return next + 1 < close && kind(next + 1) != .colon
  }

  private func primaryEnd(_ start: Int, _ close: Int) -> Int {
    switch kind(start) {
    case .identifier, .integerLiteral, .floatLiteral, .characterLiteral, .placeholder:
      return start + 1
    case .keyword:
      guard isStatementWord(start), kind(start + 1) == .leftParen else { return start + 1 }
      return skip(start + 1, close)
    case .stringLiteral:
      var index = start + 1
      while index < close, kind(index) == .stringLiteral || continuesString(index) { index += 1 }
      return index
    case .at:
      let next = start + 1
      if kind(next) == .stringLiteral { return primaryEnd(next, close) }
      let after = skip(next, close)
      return isWord(next) && kind(after) == .leftParen ? skip(after, close) : after
    case .leftParen, .leftBracket, .leftBrace:
      return skip(start, close)
    case .operator:
      if let literal = blockLiteral(at: start, close) { return literal.close + 1 }
      return start
    default:
      return start
    }
  }

  /// Whether an `@` stands between two strings that make one: `@"a" @"b"`.
  private func continuesString(_ index: Int) -> Bool {
    kind(index) == .at && kind(index + 1) == .stringLiteral
  }

  /// Returns the end of a member, call or subscript after an operand, or `nil` for none.
  private func attachedEnd(_ index: Int, _ close: Int) -> Int? {
    switch kind(index) {
    case .period, .arrow:
      return min(index + 2, close)
    case .leftParen, .leftBracket:
      return skip(index, close)
    case .operator:
      if spells(index, "::") { return min(index + 2, close) }
      if spells(index, "++") || spells(index, "--") { return index + 1 }
      if let end = angleEnd(index, close), isWord(end) || isOperator(end, "::") { return end }
      return nil
    default:
      return nil
    }
  }

  // MARK: Tables

  mutating func readMessage(_ message: Message, _ open: Int, _ close: Int) {
    let call = addCall(
      message.name, name: selector(message), receiver: TokenRange(open + 1, message.name),
      tokens: TokenRange(open, close + 1), flags: .message)
    addArguments(arguments(of: message, close), to: call)
    if outline.calls[call].flags.contains(.wholeStatement) { addSetter(message, call) }
    walk(from: open + 1, to: message.name)
    walkArguments(of: call)
  }

  private func selector(_ message: Message) -> Name {
    guard !message.pieces.isEmpty else { return name(message.name) }
    var hash = Name.seed
    for piece in message.pieces {
      if piece.word >= 0 { mix(piece.word, into: &hash) }
      Name.mix(UInt8(ascii: ":"), into: &hash)
    }
    return Name(hash: hash)
  }

  /// The arguments with their pieces; those after a comma have no label.
  private func arguments(
    of message: Message, _ close: Int
  ) -> [(label: Name, value: TokenRange)] {
    var result: [(label: Name, value: TokenRange)] = []
    result.reserveCapacity(message.pieces.count)
    for (number, piece) in message.pieces.enumerated() {
      var end = close
      if number + 1 < message.pieces.count {
        let next = message.pieces[number + 1]
        end = next.word >= 0 ? next.word : next.colon
      }
      let label = piece.word < 0 ? Name.none : name(piece.word)
      let values =
        number + 1 < message.pieces.count
        ? [TokenRange(piece.colon + 1, end)] : pieces(from: piece.colon + 1, to: end)
      for (position, value) in values.enumerated() {
        result.append((position == 0 ? label : .none, value))
      }
    }
    return result
  }
}
