import Lexing
import SourceText

/// One rendered line read as tokens, for finding where it may be broken.
struct Phrase {
  private let file: SourceFile
  private let tokens: ContiguousArray<Token>

  /// A pair of brackets outside all others of the line.
  struct Group: Hashable {
    /// Indices of its tokens.
    var open: Int
    var close: Int
    /// An Objective-C message in square brackets.
    var isMessage: Bool
  }

  init(_ text: String, language: Language) {
    file = SourceFile(path: "", bytes: ContiguousArray(text.utf8), language: language)
    tokens = ContiguousArray(lex(file).tokens.dropLast())
  }

  /// The outer pair with the most between its halves; `nil` where there is none, and for a line
  /// that leaves a bracket open.
  var longestGroup: Group? {
    guard TokenSpan.firstUnbalanced(in: tokens) == nil else { return nil }
    var best: Group?
    var depth = 0
    var open = 0
    for (index, token) in tokens.enumerated() {
      if TokenSpan.closes(token.kind) {
        depth -= 1
        let group = Group(open: open, close: index, isMessage: isMessage(open, index))
        if depth == 0, isBreakable(group), length(of: group) > (best.map(length(of:)) ?? 0) {
          best = group
        }
      }
      if TokenSpan.opens(token.kind) {
        if depth == 0 { open = index }
        depth += 1
      }
    }
    return best
  }

  /// Returns what stands between the group's commas, without the blanks around it.
  func items(of group: Group) -> [String] {
    parts(of: group) { index in tokens[index].kind == .comma ? index : nil }
  }

  /// Returns the pieces of a message: its receiver with the first, then one a colon.
  func pieces(of group: Group) -> [String] {
    var isFirst = true
    return parts(of: group, dropsBorder: false) { index in
      guard tokens[index].kind == .colon else { return nil }
      defer { isFirst = false }
      return isFirst ? nil : index - 1
    }
  }

  /// Returns the columns before the last outer colon of a message's piece.
  func colonColumn(ofPiece piece: String) -> Int {
    let inner = Phrase(piece, language: file.language)
    var depth = 0
    for token in inner.tokens {
      if TokenSpan.closes(token.kind) { depth -= 1 }
      if TokenSpan.opens(token.kind) { depth += 1 }
      if depth == 0, token.kind == .colon { return Int(token.start) }
    }
    return 0
  }

  func text(through token: Int) -> String { file.text(ByteRange(0, Int(tokens[token].end))) }

  func text(from token: Int) -> String {
    file.text(ByteRange(Int(tokens[token].start), file.bytes.count))
  }

  /// Splits the group's content at the tokens that `border` names.
  private func parts(
    of group: Group, dropsBorder: Bool = true, at border: (Int) -> Int?
  ) -> [String] {
    var starts = [group.open + 1]
    var ends: [Int] = []
    var depth = 0
    for index in (group.open + 1)..<group.close {
      if TokenSpan.closes(tokens[index].kind) { depth -= 1 }
      if depth == 0, let border = border(index) {
        ends.append(border)
        starts.append(dropsBorder ? border + 1 : border)
      }
      if TokenSpan.opens(tokens[index].kind) { depth += 1 }
    }
    ends.append(group.close)
    return zip(starts, ends).filter { $0 < $1 }.map { start, end in
      file.text(ByteRange(Int(tokens[start].start), Int(tokens[end - 1].end)))
    }
  }

  private func length(of group: Group) -> Int {
    Int(tokens[group.close].start) - Int(tokens[group.open].end)
  }

  private func isMessage(_ open: Int, _ close: Int) -> Bool {
    guard file.language == .objectiveC, tokens[open].kind == .leftBracket else { return false }
    return open == 0 || tokens[open - 1].kind != .at
  }

  /// Parentheses with something in them, literals and messages; no subscript, no closure, no string.
  private func isBreakable(_ group: Group) -> Bool {
    guard group.close > group.open + 1 else { return false }
    switch tokens[group.open].kind {
    case .leftParen: return true
    case .leftBracket:
      guard group.open > 0, !tokens[group.open].hasSpaceBefore else { return true }
      switch tokens[group.open - 1].kind {
      case .identifier, .keyword, .rightParen, .rightBracket, .question, .exclamation: return false
      default: return true
      }
    case .leftBrace:
      return file.language == .objectiveC && group.open > 0
        && tokens[group.open - 1].kind == .at
    default: return false
    }
  }
}
