import Lexing
package import Outlining
import SourceText

/// One of the patterns that a branch of a `switch` is for: `.failed(let error)`.
package struct CasePattern: Sendable {
  /// The token that spells the case.
  package let name: Int
  /// The token of the one name that it binds; -1 where it binds none, or several.
  package let bound: Int
}

extension SyntaxOutline {
  /// The name of the case that a branch of a `switch` in Swift is for, where it is for that and no more:
  /// `case .starting:`.
  package func caseNameToken(of branch: Block) -> Int? {
    let close = Int(branch.open)
    guard branch.kind == .caseBody, close > 2, token(close - 3).word == .case,
      token(close - 2).kind == .period, token(close - 1).kind == .identifier
    else { return nil }
    return close - 1
  }

  /// What is switched over in a case; `nil` where the block is none.
  package func subject(ofCase block: Int) -> TokenRange? {
    let parent = Int(blocks[block].parent)
    guard blocks[block].kind == .caseBody, parent >= 0, blocks[parent].kind == .switchBody,
      blocks[parent].statement >= 0
    else { return nil }
    let start = statements[Int(blocks[parent].statement)].tokens.start + 1
    return TokenRange(start, max(start, Int(blocks[parent].open)))
  }

  /// The patterns that a branch of a `switch` is for, in order, where each is a case of an enumeration,
  /// whatever it carries: `case .empty, .failed(let error):`; empty for other branches.
  package func casePatterns(of branch: Block) -> [CasePattern] {
    let colon = Int(branch.open)
    guard branch.kind == .caseBody, let head = caseKeyword(before: colon) else { return [] }
    return casePatterns(in: TokenRange(head + 1, colon))
  }

  /// The one pattern that an `if` asks for, and what it holds it against:
  /// `if case .failed(let error) = model.state {`; `nil` where it asks for more or for something else.
  package func casePattern(ofIf block: Int) -> (pattern: CasePattern, subject: TokenRange)? {
    let condition = condition(ofBranch: block)
    guard condition.count > 4, token(condition.start).word == .case,
      let equal = condition.indices.first(where: { token($0).kind == .equal }),
      case let subject = TokenRange(equal + 1, condition.end),
      !subject.indices.contains(where: { token($0).kind == .comma }),
      case let patterns = casePatterns(in: TokenRange(condition.start + 1, equal)),
      patterns.count == 1
    else { return nil }
    return (patterns[0], subject)
  }

  private func casePatterns(in head: TokenRange) -> [CasePattern] {
    var result: [CasePattern] = []
    var index = head.start
    while index < head.end {
      let isLet = token(index).word == .let
      if isLet { index += 1 }
      guard token(index).kind == .period, token(index + 1).kind == .identifier else { return [] }
      let name = index + 1
      index += 2
      var bound = -1
      if token(index).kind == .leftParen, Int(partners[index]) > index {
        let close = Int(partners[index])
        let inner = TokenRange(index + 1, close)
        bound = boundName(in: inner, isLet: isLet)
        index = close + 1
      }
      result.append(CasePattern(name: name, bound: bound))
      guard index == head.end || token(index).kind == .comma else { return [] }
      index += 1
    }
    return result
  }

  /// The `case` of a branch's head, whose colon is at `colon`.
  private func caseKeyword(before colon: Int) -> Int? {
    var index = colon - 1
    while index > 0, colon - index < 64 {
      switch token(index).kind {
      case .rightParen: index = max(0, min(index, Int(partners[index])))
      case .leftBrace, .rightBrace, .colon: return nil
      default: break
      }
      if token(index).word == .case { return index }
      index -= 1
    }
    return nil
  }

  /// `let error`, or `error` after an outer `let`, be it behind a label.
  private func boundName(in payload: TokenRange, isLet: Bool) -> Int {
    var start = payload.start
    if payload.count > 2, token(start + 1).kind == .colon { start += 2 }
    if !isLet {
      guard token(start).word == .let else { return -1 }
      start += 1
    }
    return start == payload.end - 1 && token(start).kind == .identifier ? start : -1
  }
}
