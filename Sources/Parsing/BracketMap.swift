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
    /// Every `await` and every directive, which the same walk comes by.
    var awaits: ContiguousArray<Int> = []
    var directives: ContiguousArray<Int> = []

    /// Takes off what is open up to the other half of the bracket at `index`, and notes the pair.
    @inline(__always)
    fileprivate mutating func close(
      _ index: Int, _ kind: TokenKind, _ open: inout OpenBrackets, _ tokens: Span<Token>
    ) {
      while let last = open.pop() {
        if BracketMap.closes(kind, tokens[Int(last)].kind) {
          partners[Int(last)] = Int32(truncatingIfNeeded: index)
          partners[index] = last
          return
        }
        isUnbalanced = true
      }
      isUnbalanced = true
    }
  }

  /// Walks the tokens once, without recursion.
  ///
  /// At `#else` and `#elseif` the brackets open at the `#if` are restored, so that branches that
  /// open the same brace twice do not upset what follows. Where `isStrict`, as in Swift, what is
  /// between two of these has to be balanced by itself.
  static func match(_ tokens: ContiguousArray<Token>, isStrict: Bool) -> Result {
    let partners = ContiguousArray<Int32>(repeating: -1, count: tokens.count)
    var result = Result(partners: partners, deepest: 0, isUnbalanced: false)
    let tokens = tokens.span
    var open = OpenBrackets()
    var conditions: [OpenBrackets] = []
    var index = firstOfInterest(in: tokens, from: 0)
    walk: while index < tokens.count {
      let kind = tokens[index].kind
      switch kind {
      case .identifier, .keyword: result.awaits.append(index)
      case .leftParen, .leftBracket, .leftBrace, .stringHead:
        open.push(Int32(truncatingIfNeeded: index))
        result.deepest = max(result.deepest, open.count)
        // Nothing is read then, and what the conditions below keep would have no bound.
        guard result.deepest <= Budget.depth else { break walk }
      case .rightParen, .rightBracket, .rightBrace, .stringTail, .stringMiddle:
        result.close(index, kind, &open, tokens)
        if kind == .stringMiddle { open.push(Int32(truncatingIfNeeded: index)) }
      case .directive:
        result.directives.append(index)
        let start = conditions.last
        let word = tokens[index].word
        if let start, isStrict, goesOn(word), open != start { result.isUnbalanced = true }
        if !follow(word, &open, &conditions) { result.isUnbalanced = true }
      case .invalid: result.isUnbalanced = true
      default: break
      }
      index = firstOfInterest(in: tokens, from: index + 1)
    }
    if open.count > 0 || !conditions.isEmpty { result.isUnbalanced = true }
    return result
  }

  /// Returns the first token from `start` on that is a bracket, a directive, an `await` or invalid.
  @inline(__always)
  private static func firstOfInterest(in tokens: Span<Token>, from start: Int) -> Int {
    var index = start
    while index < tokens.count {
      let token = tokens[index]
      // One bit is asked for: a jump for each kind of token is what the processor cannot foresee.
      if kindsOfInterest & bit(token.kind) != 0 || token.word == .await {
        return index
      }
      index &+= 1
    }
    return index
  }

  /// For each kind that the walk looks at the bit 1 << n, n being its number; no array of them, so
  /// that the compiler works it out.
  @inline(__always)
  private static var kindsOfInterest: UInt64 {
    bit(.leftParen) | bit(.leftBracket) | bit(.leftBrace) | bit(.stringHead)
      | bit(.rightParen) | bit(.rightBracket) | bit(.rightBrace) | bit(.stringTail)
      | bit(.stringMiddle) | bit(.directive) | bit(.invalid)
  }

  @inline(__always)
  private static func bit(_ kind: TokenKind) -> UInt64 { 1 &<< UInt64(kind.rawValue) }

  fileprivate static func closes(_ close: TokenKind, _ open: TokenKind) -> Bool {
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
