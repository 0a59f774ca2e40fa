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
        let group = Group(open: open, close: index)
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
    var starts = [group.open + 1]
    var ends: [Int] = []
    var depth = 0
    for index in (group.open + 1)..<group.close {
      if TokenSpan.closes(tokens[index].kind) { depth -= 1 }
      if depth == 0, tokens[index].kind == .comma {
        ends.append(index)
        starts.append(index + 1)
      }
      if TokenSpan.opens(tokens[index].kind) { depth += 1 }
    }
    ends.append(group.close)
    return zip(starts, ends).filter { $0 < $1 }.map { start, end in
      file.text(ByteRange(Int(tokens[start].start), Int(tokens[end - 1].end)))
    }
  }

  func text(through token: Int) -> String { file.text(ByteRange(0, Int(tokens[token].end))) }

  func text(from token: Int) -> String {
    file.text(ByteRange(Int(tokens[token].start), file.bytes.count))
  }

  private func length(of group: Group) -> Int {
    Int(tokens[group.close].start) - Int(tokens[group.open].end)
  }

  /// Columns of content below which a line of its own would gain nothing.
  private static let shortest = 10

  /// Parentheses and Swift literals with enough in them; no subscript, no closure, no string.
  private func isBreakable(_ group: Group) -> Bool {
    guard length(of: group) >= Phrase.shortest else { return false }
    switch tokens[group.open].kind {
    case .leftParen: return true
    case .leftBracket where file.language == .swift:
      guard group.open > 0, !tokens[group.open].hasSpaceBefore else { return true }
      switch tokens[group.open - 1].kind {
      case .identifier, .keyword, .rightParen, .rightBracket, .question, .exclamation: return false
      default: return true
      }
    default: return false
    }
  }
}
