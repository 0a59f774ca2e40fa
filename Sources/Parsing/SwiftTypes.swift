import Lexing
import Outlining
import SourceText

// Types and generic arguments: skipped over, their tokens are what is kept.
extension SwiftOutliner {
  /// Moves past a type; stays where none begins.
  mutating func readType() {
    while true {
      readTypePrefixes()
      switch kind(position) {
      case .identifier, .placeholder:
        position += 1
        readTypeSuffixes()
      case .keyword:
        switch word(position) {
        case .Self, .Any, .underscore, .self:
          position += 1
          readTypeSuffixes()
        default:
          return
        }
      case .leftParen, .leftBracket:
        position = closing(position) + 1
        readTypeSuffixes()
      default:
        return
      }
      guard readTypeConnective() else { return }
    }
  }

  /// Moves past what joins two types, `&` or effects and `->`; returns whether a type follows.
  private mutating func readTypeConnective() -> Bool {
    if kind(position) == .operator, spells(position, "&") {
      position += 1
      return true
    }
    var next = position
    while true {
      switch word(next) {
      case .async, .reasync, .throws, .rethrows:
        next += 1
        if word(next - 1) == .throws, kind(next) == .leftParen { next = closing(next) + 1 }
      default:
        guard kind(next) == .arrow else { return false }
        position = next + 1
        return true
      }
    }
  }

  private mutating func readTypePrefixes() {
    while true {
      switch kind(position) {
      case .at:
        skipAttribute()
      case .identifier:
        switch word(position) {
        case .some, .any, .each, .borrowing, .consuming, .sending, .isolated, .nonisolated:
          guard canBeginType(position + 1) || kind(position + 1) == .at else { return }
          if word(position) == .nonisolated, kind(position + 1) == .leftParen {
            position = closing(position + 1) + 1
          } else {
            position += 1
          }
        default:
          return
        }
      case .keyword:
        guard word(position) == .inout || word(position) == .repeat else { return }
        position += 1
      case .operator:
        guard spells(position, "~") else { return }
        position += 1
      default:
        return
      }
    }
  }

  private func canBeginType(_ index: Int) -> Bool {
    guard !startsLine(index) else { return false }
    switch kind(index) {
    case .identifier, .leftParen, .leftBracket: return true
    case .operator: return spells(index, "~")
    case .keyword:
      return word(index) == .Self || word(index) == .Any || word(index) == .inout
        || word(index) == .repeat
    default: return false
    }
  }

  private mutating func readTypeSuffixes() {
    while true {
      switch kind(position) {
      case .period:
        switch kind(position + 1) {
        case .identifier, .keyword: position += 2
        default: return
        }
      case .question, .exclamation:
        guard tokens[position].isLeftBound, !startsLine(position) else { return }
        position += 1
      case .operator:
        if firstByte(position) == UInt8(ascii: "<"), let end = endOfGenericArguments(at: position) {
          position = end
        } else if !startsLine(position), tokens[position].isLeftBound, isTypePostfix(position) {
          position += 1
        } else {
          return
        }
      default:
        return
      }
    }
  }

  /// Whether the operator is one or more `?` and `!`, or the `...` of a variadic parameter.
  private func isTypePostfix(_ index: Int) -> Bool {
    if spells(index, "...") { return true }
    let range = tokens[index].range
    for offset in range.start..<range.end {
      let byte = outline.file.bytes[offset]
      guard byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") else { return false }
    }
    return true
  }

  /// Returns the token past the `>` that closes the `<` at `index`, or `nil` where what is between
  /// cannot be generic arguments.
  ///
  /// The closing operator may hold more, such as `>?`: it is passed whole.
  func endOfGenericArguments(at index: Int) -> Int? {
    var depth = 0
    var current = index
    while current < tokens.count {
      switch kind(current) {
      case .operator, .question, .exclamation:
        let range = tokens[current].range
        for offset in range.start..<range.end {
          switch outline.file.bytes[offset] {
          case UInt8(ascii: "<"):
            depth += 1
            // Nobody nests deeper; looking on from every one of many would be quadratic.
            guard depth <= 32 else { return nil }
          case UInt8(ascii: ">"):
            depth -= 1
            if depth == 0 { return current + 1 }
          case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "&"), UInt8(ascii: "~"),
            UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "="):
            break
          default:
            return nil
          }
        }
        current += 1
      case .leftParen, .leftBracket:
        current = closing(current) + 1
      case .identifier, .comma, .period, .colon, .arrow, .at, .placeholder, .integerLiteral:
        current += 1
      case .keyword:
        switch word(current) {
        case .Any, .Self, .inout, .underscore, .repeat, .throws, .rethrows, .let, .where, .self,
          .class:
          current += 1
        default:
          return nil
        }
      default:
        return nil
      }
    }
    return nil
  }

  /// Moves past an attribute.
  mutating func skipAttribute() { position = endOfAttribute(at: position) }

  /// Returns the token past the attribute at `start`: `@name`, `@Module.name<T>(arguments)`.
  func endOfAttribute(at start: Int) -> Int {
    var end = start + 1
    guard kind(end) == .identifier || kind(end) == .keyword else { return end }
    end += 1
    while kind(end) == .period, kind(end + 1) == .identifier { end += 2 }
    if kind(end) == .operator, firstByte(end) == UInt8(ascii: "<"),
      let close = endOfGenericArguments(at: end)
    {
      end = close
    }
    guard kind(end) == .leftParen, !tokens[end].hasSpaceBefore || spells(end - 1, "available")
    else { return end }
    return closing(end) + 1
  }
}
