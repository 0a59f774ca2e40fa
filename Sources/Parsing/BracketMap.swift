import Lexing
import Outlining
import SourceText

/// Matches brackets: parentheses, square brackets, braces, and the pieces of interpolated strings.
enum BracketMap {
  struct Result {
    var partners: ContiguousArray<Int32>
    var deepest: Int
    /// Whether any bracket, or any `#if`, lacks its other half.
    var isUnbalanced: Bool
    /// Every `await`, which the same walk comes by.
    var awaits: ContiguousArray<Int>
  }

  /// Walks the tokens once, without recursion.
  ///
  /// At `#else` and `#elseif` the brackets open at the `#if` are restored, so that branches that
  /// open the same brace twice do not upset what follows. Where `isStrict`, as in Swift, what is
  /// between two of these has to be balanced by itself.
  static func match(_ tokens: ContiguousArray<Token>, isStrict: Bool) -> Result {
    var partners = ContiguousArray<Int32>(repeating: -1, count: tokens.count)
    var open = OpenBrackets()
    var conditions: [OpenBrackets] = []
    var deepest = 0
    var isUnbalanced = false
    var awaits: ContiguousArray<Int> = []
    var index = firstOfInterest(in: tokens, from: 0)
    walk: while index < tokens.count {
      let kind = tokens[index].kind
      switch kind {
      case .identifier, .keyword: awaits.append(index)
      case .leftParen, .leftBracket, .leftBrace, .stringHead:
        open.push(Int32(index))
        deepest = max(deepest, open.count)
        // Nothing is read then, and what the conditions below keep would have no bound.
        guard deepest <= Budget.depth else { break walk }
      case .rightParen, .rightBracket, .rightBrace, .stringTail, .stringMiddle:
        while let last = open.pop() {
          if closes(kind, tokens[Int(last)].kind) {
            partners[Int(last)] = Int32(index)
            partners[index] = last
            break
          }
          isUnbalanced = true
        }
        if partners[index] < 0 { isUnbalanced = true }
        if kind == .stringMiddle { open.push(Int32(index)) }
      case .directive:
        let start = conditions.last
        if let start, isStrict, goesOn(tokens[index].word), open != start { isUnbalanced = true }
        if !follow(tokens[index].word, &open, &conditions) { isUnbalanced = true }
      case .invalid:
        isUnbalanced = true
      default: break
      }
      index = firstOfInterest(in: tokens, from: index + 1)
    }
    return Result(
      partners: partners, deepest: deepest,
      isUnbalanced: isUnbalanced || open.count > 0 || !conditions.isEmpty, awaits: awaits)
  }

  /// Returns the first token from `start` on that is a bracket, a directive, an `await` or invalid.
  private static func firstOfInterest(in tokens: ContiguousArray<Token>, from start: Int) -> Int {
    var index = start
    while index < tokens.count {
      switch tokens[index].kind {
      case .leftParen, .leftBracket, .leftBrace, .stringHead, .rightParen, .rightBracket,
        .rightBrace, .stringTail, .stringMiddle, .directive, .invalid:
        return index
      default:
        if tokens[index].word == .await { return index }
      }
      index += 1
    }
    return index
  }

  private static func closes(_ close: TokenKind, _ open: TokenKind) -> Bool {
    switch close {
    case .rightParen: open == .leftParen
    case .rightBracket: open == .leftBracket
    case .rightBrace: open == .leftBrace
    default: open == .stringHead || open == .stringMiddle
    }
  }

  private static func goesOn(_ word: Keyword) -> Bool {
    switch word {
    case .poundElse, .poundElseif, .poundElif, .poundEndif: true
    default: false
    }
  }

  /// Returns whether a directive that goes on with an `#if` or ends one has one to do so with.
  private static func follow(
    _ word: Keyword, _ open: inout OpenBrackets, _ conditions: inout [OpenBrackets]
  ) -> Bool {
    switch word {
    case .poundIf, .poundIfdef, .poundIfndef:
      conditions.append(open)
    case .poundElse, .poundElseif, .poundElif:
      guard let start = conditions.last else { return false }
      open = start
    case .poundEndif:
      return conditions.popLast() != nil
    default:
      break
    }
    return true
  }
}

/// The brackets that are open at some place, the innermost last.
///
/// What is taken off stays in the storage: to add and to take off is then a matter of the count.
private struct OpenBrackets: Equatable {
  private var storage: ContiguousArray<Int32> = []
  private(set) var count = 0

  mutating func push(_ token: Int32) {
    if count < storage.count { storage[count] = token } else { storage.append(token) }
    count += 1
  }

  mutating func pop() -> Int32? {
    guard count > 0 else { return nil }
    count -= 1
    return storage[count]
  }

  static func == (left: OpenBrackets, right: OpenBrackets) -> Bool {
    left.storage[..<left.count].elementsEqual(right.storage[..<right.count])
  }
}
