import Lexing
import Outlining
import SourceText

/// Questions about single tokens. Every index is allowed; outside the file stands `endOfFile`.
///
/// The smallest are inlined: a function that only reads gets a copy of the outliner at each call.
extension ObjectiveCOutliner {
  @inline(__always)
  func kind(_ index: Int) -> TokenKind {
    tokens.indices.contains(index) ? tokens[index].kind : .endOfFile
  }

  @inline(__always)
  func word(_ index: Int) -> Keyword {
    tokens.indices.contains(index) ? tokens[index].word : .none
  }

  @inline(__always)
  func startsLine(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].startsLine
  }

  @inline(__always)
  func name(_ index: Int) -> Name {
    tokens.indices.contains(index) ? Name(bytes, tokens[index].range) : .none
  }

  /// Whether it is spelt with letters: a name or a reserved word.
  @inline(__always)
  func isWord(_ index: Int) -> Bool {
    let kind = kind(index)
    return kind == .identifier || kind == .keyword
  }

  @inline(__always)
  func spells(_ index: Int, _ text: StaticString) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    return tokens[index].range.spells(text, in: bytes)
  }

  @inline(__always)
  func isOperator(_ index: Int, _ text: StaticString) -> Bool {
    kind(index) == .operator && spells(index, text)
  }

  /// The token that closes the bracket at `index`; `nil` where it opens none or lacks one.
  @inline(__always)
  func partner(of index: Int) -> Int? {
    guard partners.indices.contains(index) else { return nil }
    let partner = Int(partners[index])
    return partner > index ? partner : nil
  }

  /// The token that opens the bracket which `index` closes; `nil` where there is none.
  @inline(__always)
  func opener(of index: Int) -> Int? {
    guard partners.indices.contains(index) else { return nil }
    let open = Int(partners[index])
    return open >= 0 && open < index ? open : nil
  }

  /// Returns the token after the one at `index`, or after the whole bracket that it opens.
  @inline(__always)
  func skip(_ index: Int, _ end: Int) -> Int {
    if let close = partner(of: index), close < end { return close + 1 }
    return index + 1
  }

  /// Whether an operand may end with this token.
  func endsOperand(_ index: Int) -> Bool {
    switch kind(index) {
    case .identifier, .integerLiteral, .floatLiteral, .stringLiteral, .characterLiteral,
      .rightParen, .rightBracket, .rightBrace, .placeholder:
      true
    case .keyword: !isStatementWord(index)
    default: false
    }
  }

  /// Whether an operand may begin with this token, where one has just ended.
  func beginsOperand(_ index: Int) -> Bool {
    switch kind(index) {
    case .identifier, .keyword, .integerLiteral, .floatLiteral, .stringLiteral,
      .characterLiteral, .at, .leftBracket, .leftParen, .placeholder:
      true
    case .operator: spells(index, "^")
    default: false
    }
  }

  /// What kinds of words a token is; none for nearly all of them.
  @inline(__always)
  func classes(_ index: Int) -> WordClass {
    tokens.indices.contains(index) ? wordClasses.classes(bytes, tokens[index].range) : []
  }

  /// Whether it is a word that begins or parts statements, so that no name or call is meant.
  func isStatementWord(_ index: Int) -> Bool {
    switch word(index) {
    case .if, .else, .for, .while, .do, .switch, .case, .return, .break, .continue, .goto, .sizeof,
      .typedef, .typeof, .default:
      return kind(index) == .keyword
    default:
      return classes(index).contains(.operator)
    }
  }

  /// Whether it is a word that may stand anywhere in a type and says nothing of what the type is.
  @inline(__always)
  func isQualifier(_ index: Int) -> Bool { classes(index).contains(.qualifier) }

  /// Whether it is a word that is a type by itself.
  @inline(__always)
  func isBuiltInType(_ index: Int) -> Bool { classes(index).contains(.builtInType) }

  /// Whether it is a word that takes a parenthesis and adds nothing to a declaration.
  func isAttributeWord(_ index: Int) -> Bool {
    classes(index).contains(.attribute) || isShouted(index)
  }

  /// Whether it is a word that stands for the type of what is in its parenthesis.
  @inline(__always)
  func isTypeOf(_ index: Int) -> Bool { classes(index).contains(.typeOf) }

  /// Whether it is a name of capitals only, as macros have: `NS_SWIFT_NAME`.
  func isShouted(_ index: Int) -> Bool {
    guard kind(index) == .identifier else { return false }
    var letters = 0
    for byte in bytes[Int(tokens[index].start)..<Int(tokens[index].end)] {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): break
      default: return false
      }
    }
    return letters > 1
  }

  /// Returns the token after the `>` that closes the `<` at `start`, or `nil` where that compares.
  func angleEnd(_ start: Int, _ end: Int) -> Int? {
    guard isOperator(start, "<") else { return nil }
    // No longer than types are, so that a list of comparisons takes no square of its length.
    let end = min(end, start + 200)
    var level = 0
    var index = start
    while index < end {
      switch kind(index) {
      case .identifier, .keyword, .comma, .integerLiteral, .colon, .period:
        index += 1
      case .leftParen, .leftBracket:
        index = skip(index, end)
      case .operator:
        if spells(index, "<") {
          level += 1
        } else if spells(index, ">") {
          level -= 1
        } else if spells(index, ">>") {
          level -= 2
        } else if !["*", "&", "^", "::", "..."].contains(where: { spells(index, $0) }) {
          return nil
        }
        index += 1
        if level <= 0 { return level == 0 ? index : nil }
      default:
        return nil
      }
    }
    return nil
  }
}

extension ByteRange {
  /// Whether its bytes spell `text`, which is ASCII; most words differ in length already.
  @inline(__always)
  fileprivate func spells(
    _ text: StaticString, in bytes: borrowing ContiguousArray<UInt8>
  ) -> Bool {
    count == text.utf8CodeUnitCount && equals(text, in: bytes)
  }

  @inline(never)
  private func equals(_ text: StaticString, in bytes: borrowing ContiguousArray<UInt8>) -> Bool {
    for index in 0..<count where bytes[start + index] != text[utf8: index] { return false }
    return true
  }
}
