import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Labels that say what has become of something, whatever they are called.
struct Outcomes {
  let outline: SyntaxOutline

  /// Returns `changes` with the roles that texts have by the branch in which they are set: a sentence
  /// where something has failed is an error, and what the same label says otherwise is the outcome, as
  /// is what a label says of which another text tells what goes on.
  func noted(in changes: [Change]) -> [Change] {
    var changes = changes
    // Most changes are no texts, and need not be looked at as a whole.
    let texts = changes.indices.filter { changes[$0].kind == .text }
    for index in texts where isPlainText(changes[index]) && tellsFailure(changes[index]) {
      changes[index].role.insert(.error)
    }
    for index in texts
    where isPlainText(changes[index]) && outline.isChosenByOutcome(changes[index].value) {
      changes[index].role.insert(.status)
    }
    // By type and label: the functions that put a failure on it, or what goes on.
    var failing: [Name: Set<Int>] = [:]
    for change in changes where change.kind == .text {
      let isFailure = isOfError(change) && outline.isFailureBranch(change.block)
      guard isFailure || (change.role.contains(.label) && saysWhatGoesOn(change)) else { continue }
      failing[label(of: change), default: []].insert(function(of: change))
    }
    guard !failing.isEmpty else { return changes }
    for index in texts where isPlainText(changes[index]) {
      let change = changes[index]
      guard let functions = failing[label(of: change)] else { continue }
      // Elsewhere in the type it tells what is written out as a sentence.
      if functions.contains(function(of: change)) || isTold(change.value) {
        changes[index].role.insert(.status)
      }
    }
    return changes
  }

  /// Whether a text is written out and ends in dots: "Sending…".
  private func saysWhatGoesOn(_ change: Change) -> Bool {
    guard let first = outline.firstLiteral(in: change.value), first - change.value.start < 6 else {
      return false
    }
    let text = outline.written(first)
    return text.contains { $0.isLetter } && outline.endsInDots(text)
  }

  /// A label of a type, however `self` is called where it is meant.
  private func label(of change: Change) -> Name {
    let isOwn = ["", "self", "weakSelf", "strongSelf"].contains(change.owner)
    let path = isOwn ? change.name : "\(change.owner).\(change.name)"
    return outline.typeName(ofBlock: change.block).member(Name(path))
  }

  /// Whether a text is words of the app's own, written out or looked up.
  private func isTold(_ value: TokenRange) -> Bool {
    guard let first = outline.firstLiteral(in: value), first - value.start < 6 else {
      return outline.wordsOfGenerated(value).count > 1
    }
    return outline.text(first).contains(" ") || (value.count > 2 && outline.hasWords(value))
  }

  private func isOfError(_ change: Change) -> Bool {
    change.role.contains(.error) || outline.lastName(of: change.value) == "localizedDescription"
  }

  private func isPlainText(_ change: Change) -> Bool {
    change.kind == .text && change.role.contains(.label) && !change.name.isEmpty
      && change.role.isDisjoint(with: [.error, .status, .secret, .input, .control, .cell])
  }

  private func function(of change: Change) -> Int {
    outline.context(ofToken: change.subject.start, inBlock: change.block).function
  }

  /// Whether a text is a sentence, written out or looked up, in a branch of a failure.
  private func tellsFailure(_ change: Change) -> Bool {
    guard let first = outline.firstLiteral(in: change.value), first - change.value.start < 6 else {
      let words = outline.wordsOfGenerated(change.value)
      guard !Outcomes.failing.isDisjoint(with: words) || isOfFailure(change) else { return false }
      return outline.isFailureBranch(change.block)
    }
    let text = outline.text(first)
    let isSentence =
      text.contains(" ")
      || !Outcomes.failing.isDisjoint(with: Words.split(text.filter { $0 != "\"" }))
    return isSentence && outline.isFailureBranch(change.block)
  }

  /// Whether a text is what a branch was given of a failure: `case .failed(let message)`, `error.reason`.
  private func isOfFailure(_ change: Change) -> Bool {
    guard outline.token(change.value.start).kind == .identifier else { return false }
    let name = outline.name(change.value.start)
    for index in outline.blocks(around: change.block) {
      let block = outline.blocks[index]
      switch block.kind {
      case .catchBody where name == "error": return true
      case .ifBody, .caseBody, .catchBody:
        guard block.statement >= 0 else { return false }
        let start = outline.statements[Int(block.statement)].tokens.start
        let head = max(start, Int(block.open) - 12)..<Int(block.open)
        let isBound = head.contains { token in
          outline.name(token) == name && token > 0
            && [.let, .var].contains(outline.token(token - 1).word)
        }
        if isBound { return true }
      case .function, .closure, .accessor: return false
      default: break
      }
    }
    return false
  }

  /// What keys of texts call a failure.
  private static let failing: Set<String> = Set(
    words: """
      failed failure fail error unable cannot couldnt could not wrong unavailable invalid unknown
      denied rejected expired offline
      """)
}
