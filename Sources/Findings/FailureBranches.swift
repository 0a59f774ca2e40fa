import Indexing
import Lexing
package import Outlining
import SourceText

extension SyntaxOutline {
  /// Whether a block lies in the branch in which something has failed, or in a function that is told
  /// of a failure.
  package func isFailureBranch(_ block: Int) -> Bool {
    for index in blocks(around: block) {
      let block = blocks[index]
      switch block.kind {
      case .catchBody: return true
      case .ifBody, .caseBody:
        if answer(inHeadOf: block) == .failed || followsSuccess(index) { return true }
      case .elseBody:
        if followsSuccess(index) { return true }
      case .guardBody:
        if answer(inHeadOf: block) == .succeeded { return true }
      case .function:
        return block.declaration >= 0 && isToldOfFailure(declarations[Int(block.declaration)])
      case .closure:
        if isForFailure(Int(block.closure)) { return true }
        guard isRunByCode(Int(block.closure)) else { return false }
      case .accessor: return false
      default: break
      }
    }
    return false
  }

  /// Whether a block is the branch for when there is no error: the `else` of `if let error`.
  package func isWithoutFailure(_ block: Int) -> Bool {
    let isLast = blocks[block].kind == .elseBody
    guard blocks[block].kind == .ifBody || isLast else { return false }
    if !isLast { return answer(inHeadOf: blocks[block]) == .succeeded }
    let others = branches(beside: block)
    return others.count == 1 && answer(inHeadOf: blocks[others[0]]) == .failed
  }

  /// Whether a text takes the place of the one that the work before a `catch` was for, `message = try await
  /// advice()`, and says nothing of a failure itself.
  package func isStandIn(_ change: Change) -> Bool {
    guard let block = block(of: .catchBody, around: Int(change.block)),
      blocks[block].statement >= 0,
      !change.value.isEmpty
    else { return false }
    let start = statements[Int(blocks[block].statement)].tokens.start
    let work = TokenRange(start, max(start, Int(blocks[block].open)))
    let isSetBefore = assignments.contains {
      work.contains($0.target.start) && $0.property == Name(change.name)
        && !isTextLiteral($0.value) && token($0.value.start).kind != .stringHead
    }
    let literals = change.value.indices.filter { token($0).kind == .stringLiteral }
    return isSetBefore && !literals.isEmpty
      && literals.allSatisfy { FailureWords.areNone(in: text($0)) }
  }

  /// Whether a block lies in the `catch` of work of which only a pause can fail, where that is given up:
  /// `do { try await Task.sleep(for: .seconds(2)); … } catch { … }`.
  package func isOfBrokenPause(_ block: Int) -> Bool {
    guard let block = self.block(of: .catchBody, around: block), blocks[block].statement >= 0
    else { return false }
    let start = statements[Int(blocks[block].statement)].tokens.start
    var pauses = false
    for token in start..<Int(blocks[block].open) where self.token(token).word == .try {
      let next = spelling(token + 1)
      if next == "?" || next == "!" { continue }
      guard next == "await", name(token + 2) == "Task", name(token + 4) == "sleep" else {
        return false
      }
      pauses = true
    }
    return pauses
  }

  /// Whether a closure is what is to be run when something has failed, by its label or the property that keeps it.
  private func isForFailure(_ closure: Int) -> Bool {
    if let kept = keptMember(of: closure) {
      let words = Words.split(text(kept))
      return words.contains { ["error", "fail", "failed", "failure"].contains($0) }
    }
    switch closures[closure].label {
    case "onFailure", "onError", "failure", "onFail", "errorHandler", "failureHandler": return true
    default: return false
    }
  }

  /// Whether a closure is run because of the code around it, now or a little later.
  private func isRunByCode(_ closure: Int) -> Bool {
    switch role(of: closure) {
    case .inline, .animationCompletion, .mainHop, .delayed, .task: true
    default: false
    }
  }

  // MARK: Conditions

  /// What holds where a condition does, of the error that it asks for.
  private enum Answer { case failed, succeeded }

  /// Whether a branch is taken where an earlier one of the same `if` was not, which was that of a
  /// success: the `else` of `if (!error)`.
  private func followsSuccess(_ index: Int) -> Bool {
    let block = blocks[index]
    guard block.kind != .caseBody, block.statement >= 0 else { return false }
    let start = statements[Int(block.statement)].tokens.start
    var earlier = index - 1
    // Of a chain without end only the nearest branches are looked at.
    while earlier >= max(0, index - 64), Int(blocks[earlier].open) > start {
      if blocks[earlier].statement == block.statement, blocks[earlier].kind == .ifBody,
        answer(inHeadOf: blocks[earlier]) == .succeeded
      {
        return true
      }
      earlier -= 1
    }
    return false
  }

  /// What the condition or label before a block says of an error: `error != nil`, `case .failure`;
  /// `nil` where it asks for none, or for one of many: `error.code == 404`.
  private func answer(inHeadOf block: Block) -> Answer? {
    guard block.statement >= 0 else { return nil }
    let start = statements[Int(block.statement)].tokens.start
    var result: Answer?
    for token in max(start, Int(block.open) - 12)..<Int(block.open) {
      switch self.token(token).kind {
      case .identifier where isError(token):
        result = result ?? (isDenied(token) ? .succeeded : .failed)
      case .operator where spelling(token) == "==" && !comparesWithNil(token): return nil
      case .leftBrace, .rightBrace: result = nil
      default: break
      }
    }
    return result
  }

  /// Whether a name is that of an error, and not of something about one: `callbackError`.
  private func isError(_ token: Int) -> Bool {
    switch name(token) {
    case "error", "failure", "err", "failed": true
    default: spelling(token).hasSuffix("Error")
    }
  }

  private func isDenied(_ token: Int) -> Bool {
    if token > 0, spelling(token - 1) == "!" { return true }
    return (spelling(token + 1) == "==" && isNil(token + 2))
      || (token > 1 && spelling(token - 1) == "==" && isNil(token - 2))
  }

  private func comparesWithNil(_ token: Int) -> Bool { isNil(token + 1) || isNil(token - 1) }

  private func isNil(_ token: Int) -> Bool {
    ["nil", "NULL", "Nil"].contains(text(token))
  }
}

private enum FailureWords {
  /// Words by which a text says that something did not come about.
  private static let all: Set<String> = Set(
    words: """
      not no never cannot could couldn can t failed fail failure error errors unable sorry wrong problem
      again unavailable invalid missing lost denied without none nothing offline unknown oops
      """)

  /// Whether a text, as far as that is English, has none of them.
  static func areNone(in text: String) -> Bool {
    text.utf8.allSatisfy { $0 < 0x80 } && all.isDisjoint(with: Words.split(text))
  }
}
