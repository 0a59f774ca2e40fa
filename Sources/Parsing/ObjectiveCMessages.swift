import Lexing
import Outlining
import SourceText

/// Where the selector of a message begins: `[receiver first:x second:y]`.
struct Message {
  /// The selector's first piece.
  var name: Int
  /// Whether a colon follows, so that there are arguments.
  var hasArguments: Bool
}

extension ObjectiveCOutliner {
  /// Returns the message in the brackets at `open`, or `nil` where they hold something else.
  func message(_ open: Int) -> Message? {
    guard let close = partner(of: open) else { return nil }
    let name = receiverEnd(open + 1, close)
    guard name > open + 1, name < close, isWord(name) else { return nil }
    if name + 1 == close { return Message(name: name, hasArguments: false) }
    return kind(name + 1) == .colon ? Message(name: name, hasArguments: true) : nil
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
      message.name, receiver: TokenRange(open + 1, message.name),
      tokens: TokenRange(open, close + 1), flags: .message)
    let pieces = message.hasArguments ? addPieces(to: call, from: message.name, close) : 0
    if pieces == 1, outline.calls[call].flags.contains(.wholeStatement) { addSetter(call) }
    walk(from: open + 1, to: message.name)
    walkArguments(of: call)
  }

  /// Adds the arguments of a message whose selector begins at `name`, and gives the call the name
  /// that the pieces spell; returns how many pieces there are.
  private mutating func addPieces(to call: Int, from name: Int, _ close: Int) -> Int {
    let first = outline.arguments.count
    var label = self.name(name)
    var selector = label.hash
    Name.mix(UInt8(ascii: ":"), into: &selector)
    var count = 1
    var colon = name + 1
    var choices = 0
    var index = colon + 1
    while index < close {
      switch kind(index) {
      case .question: choices += 1
      case .colon where choices > 0: choices -= 1
      case .colon:
        let isNamed = isWord(index - 1) && index - 2 > colon && endsOperand(index - 2)
        addArgument(label, TokenRange(colon + 1, isNamed ? index - 1 : index))
        label = isNamed ? self.name(index - 1) : .none
        if isNamed { mix(index - 1, into: &selector) }
        Name.mix(UInt8(ascii: ":"), into: &selector)
        colon = index
        count += 1
      default: break
      }
      index = skip(index, close)
    }
    // Those after a comma have no label.
    eachPiece(from: colon + 1, to: close) {
      $0.addArgument(label, $1)
      label = .none
    }
    outline.calls[call].name = Name(hash: selector)
    outline.calls[call].arguments = Int32(first)..<Int32(outline.arguments.count)
    return count
  }
}
