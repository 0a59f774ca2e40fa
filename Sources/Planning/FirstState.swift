import Findings
import Indexing
import Lexing
import Outlining
import SourceText

extension PlanningContext {
  /// Whether an event is what a `switch` does for the value that its state begins with:
  /// `case .ready:` beside `var state: State = .ready`.
  ///
  /// That is drawn with the screen, and by then has not become so.
  func isOfFirstState(_ event: Event) -> Bool {
    guard outline.file.language == .swift else { return false }
    for index in outline.blocks(around: event.home) {
      let block = outline.blocks[index]
      switch block.kind {
      case .caseBody:
        if drawsFirstState(index, event) { return true }
      case .function, .accessor, .closure: return false
      default: break
      }
    }
    return false
  }

  /// Whether an event comes with a case of its type's own state that is known to begin with another.
  func isOfLaterState(_ event: Event) -> Bool {
    let branches = outline.enclosing(event.home, .caseBody, throughClosures: false)
    return !isOfFirstState(event)
      && branches.contains { branch in
        guard let subject = outline.subject(ofCase: branch),
          let state = outline.lastName(of: subject)
        else { return false }
        return firstCase(of: state, in: outline.typeName(ofBlock: branch)) != nil
      }
  }

  private func drawsFirstState(_ index: Int, _ event: Event) -> Bool {
    let branch = outline.blocks[index]
    guard let subject = outline.subject(ofCase: index) else { return false }
    if isStart(branch) { return true }
    guard let state = outline.lastName(of: subject),
      let first = firstCase(of: state, in: outline.typeName(ofBlock: Int(branch.parent)))
    else { return false }
    guard !isLocal(state, in: event), !isParameter(state, in: event) else { return false }
    var token = Int(branch.open) - 1
    while token > subject.end, outline.token(token).word != .case {
      if outline.token(token).kind == .identifier, outline.name(token) == first {
        return outline.token(token - 1).kind == .period
      }
      token -= 1
    }
    return false
  }

  /// Whether a branch is for what by its name alone comes before all else: `case .starting:`.
  private func isStart(_ branch: Block) -> Bool {
    switch outline.caseNameToken(of: branch).map(outline.name) {
    case "initial", "starting", "notStarted", "uninitialized", "notDetermined": true
    default: false
    }
  }

  /// The case that a property of a type is declared with; `nil` where it has none.
  private func firstCase(of property: Name, in type: Name) -> Name? {
    let index = outline.declarations.indices.first { index in
      let declaration = outline.declarations[index]
      return declaration.kind == .property && declaration.name == property
        && outline.isMember(declaration) && outline.typeName(around: index) == type
    }
    guard let index else { return nil }
    let value = outline.declarations[index].value
    guard value.count > 1,
      outline.token(value.end - 2).kind == .period
    else { return nil }
    return outline.name(value.end - 1)
  }
}
