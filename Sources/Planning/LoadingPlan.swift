import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// The end of a wait of which nothing but its spinner tells.
struct LoadingPlan {
  private let base: EventPlan
  private var event: Event { base.event }
  private var outline: SyntaxOutline { base.context.outline }

  init(_ context: PlanningContext, _ finding: Finding, _ event: Event) {
    base = EventPlan(context, finding, event)
  }

  func plan() -> Plan? {
    if event.isConditional { return base.display(.severalConditions) }
    // What always runs at the end knows nothing of how it ended.
    guard outline.blocks[event.home].kind != .deferBody else { return nil }
    if base.context.found.isFailureBranch(event) { return failure() }
    guard isSuccess else { return base.display(.unknownOutcome) }
    let words = event.functionWords
    guard let verb = words.first(where: { ConfirmationChoice.participles[$0] != nil }),
      let choice = ConfirmationChoice(context: base.context, event: event).choice(verb)
    else {
      return base.display(base.context.localization.localizes ? .generatedStrings : .noMessage)
    }
    return base.announce(choice)
  }

  /// The error that the branch has in hand.
  private func failure() -> Plan {
    guard outline.file.language == .swift,
      base.context.isVisible(["error"], from: event.home, in: event), hasError
    else { return base.display(.noMessage) }
    let text =
      base.context.described("error.localizedDescription") ?? "error.localizedDescription"
    let choice = MessageChoice.Choice(
      message: Message(expression: text, isHoistedWhenDelayed: true), names: ["error"])
    return base.announce(choice, isFailure: true, doubt: .weakEvidence)
  }

  /// Whether the branch names the error, as `catch` does by itself.
  private var hasError: Bool {
    for index in outline.blocks(around: event.home) {
      let block = outline.blocks[index]
      if block.kind == .catchBody { return true }
      // What a closure is handed need not be there: `{ error in … }`.
      if block.kind == .closure,
        outline.isParameter("error", ofClosure: Int(block.closure))
      {
        return false
      }
      if outline.declarations.contains(where: {
        $0.kind == .binding && $0.name == "error" && Int($0.block) == index
      }) {
        return true
      }
      if block.kind == .function || block.kind == .closure { return false }
    }
    return false
  }

  /// Whether only a success comes here: in its branch, or after what throws where it fails.
  private var isSuccess: Bool {
    for index in outline.blocks(around: event.home) {
      let block = outline.blocks[index]
      switch block.kind {
      case .caseBody where tellsSuccess(block): return true
      case .function, .closure, .accessor: return outline.lastAwaitThrows(before: event)
      default: break
      }
      if block.kind == .doBody, outline.lastAwaitThrows(before: event) { return true }
    }
    return false
  }

  private func tellsSuccess(_ block: Block) -> Bool {
    guard block.statement >= 0 else { return false }
    let start = outline.statements[Int(block.statement)].tokens.start
    return (start..<Int(block.open)).contains { outline.name($0) == "success" }
  }
}

extension SyntaxOutline {
  /// Whether the last `await` before an event's end, in the same function or closure, leaves it
  /// where the work fails or is cancelled.
  func lastAwaitThrows(before event: Event) -> Bool {
    guard let token = lastAwait(before: event) else { return false }
    return token > 0 && stream.tokens[token - 1].word == .try
  }

  /// The last `await` before an event's end in the function or closure around it.
  func lastAwait(before event: Event) -> Int? {
    body(around: event.home).flatMap { body in
      let end = statements[event.last].tokens.end
      return (Int(blocks[body].open)..<end).last { stream.tokens[$0].word == .await }
    }
  }
}
