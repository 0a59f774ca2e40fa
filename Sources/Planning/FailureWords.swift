import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Failures of which the words on screen say too little to be heard alone, or not what has happened.
extension FailurePlan {
  /// Whether what succeeds goes on to where the failure is shown: `if result.isSuccess { … }`, which does not
  /// leave.
  var isReachedBySuccess: Bool {
    let outline = base.context.outline
    let start = outline.statements[event.last].tokens.start
    return outline.blocks.indices.contains { block in
      let branch = outline.blocks[block]
      guard branch.kind == .ifBody, branch.statement >= 0,
        case let statement = outline.statements[Int(branch.statement)],
        Int(statement.block) == event.home, statement.tokens.end <= start,
        case let condition = outline.withoutParentheses(outline.condition(ofBranch: block)),
        !condition.isEmpty, outline.text(condition.start) != "!", condition.count < 4,
        let token = outline.lastNameToken(of: condition)
      else { return false }
      return ["isSuccess", "success", "succeeded", "isSuccessful"].contains(outline.text(token))
        && outline.branches(beside: block).isEmpty && !outline.leaves(block)
    }
  }

  /// Whether a text is but the word for a failure, which does not say of what.
  func saysOnlyThatItFailed(_ text: Change) -> Bool {
    let outline = base.context.outline
    let details: Set<String> = ["error", "err", "description", "message", "reason", "code"]
    let isDetailed = text.value.indices.contains {
      outline.token($0).kind == .identifier
        && !details.isDisjoint(with: Words.split(outline.text($0)))
    }
    guard !isDetailed else { return false }
    let words = text.value.indices.filter { outline.token($0).kind == .stringLiteral }
      .flatMap { Words.split(outline.text($0)) }
    return words == ["error"] || words == ["failed"] || words == ["failure"]
  }

  /// Whether another label is given words of the app's own, of which a text that is only handed on says the rest.
  func isBelowWords(_ error: Change) -> Bool {
    let outline = base.context.outline
    guard error.kind == .text, !outline.hasOwnWords(error.value), error.value.count > 1 else {
      return false
    }
    return event.changes(.text).contains {
      $0.name != error.name && $0.role.contains(.label) && outline.isSentence($0.value)
        && outline.hasOwnWords($0.value)
    }
  }

  /// Whether the same words are put beside two other fields of the screen: only who sees them knows which
  /// is meant.
  func isSaidOfOthers(_ text: Change) -> Bool {
    let outline = base.context.outline
    guard text.value.count <= 2, outline.hasOwnWords(text.value) else { return false }
    let type = outline.typeName(around: event.function)
    let labels = base.context.labelsSaying[outline.key(of: text.value, in: type)] ?? []
    return labels.count { $0 != Name(text.name) } > 1
  }
}

extension SyntaxOutline {
  /// By type and text, of two tokens at most, the labels that it is put on.
  var labelsByText: [Name: Set<Name>] {
    var result: [Name: Set<Name>] = [:]
    for assignment in assignments
    where assignment.property == "text" && assignment.value.count <= 2 {
      guard let label = lastName(of: assignment.receiver) else { continue }
      let type = typeName(ofBlock: Int(assignment.block))
      result[key(of: assignment.value, in: type), default: []].insert(label)
    }
    return result
  }

  /// Whether an expression is the description of an error and nothing else.
  fileprivate func isDescription(_ value: TokenRange) -> Bool {
    !value.isEmpty && name(value.end - 1) == "localizedDescription"
      && value.indices.allSatisfy {
        [.identifier, .period, .question, .keyword].contains(token($0).kind)
      }
  }

  fileprivate func key(of text: TokenRange, in type: Name) -> Name {
    type.member(Name(file.bytes, range(text)))
  }
}

extension PlanningContext {
  /// What is said of a bare description where that is more; `nil` for the description alone.
  func described(_ description: String) -> String? {
    prefixesErrors ? prefixed(description) : nil
  }
}

extension MessageChoice {
  /// An error that is shown by its own description.
  func description(of change: Change, _ type: TypeShape) -> Choice? {
    guard outline.text(change.value) == "error" else { return nil }
    let error = "error.localizedDescription"
    let heading = heading(above: change)
    guard type.isOptional, mayBeNoError(change) else {
      let text = context.described(error, below: heading) ?? error
      return Choice(message: Message(expression: text, isHoistedWhenDelayed: true))
    }
    let shown = context.qualified(change.name, in: event.home, event, isOptionalFine: true)
    guard let shown, shown != "error" else { return nil }
    var message = Message(
      expression: "\(shown)?.localizedDescription", isHoistedWhenDelayed: true)
    message.binding = freeBinding()
    message.spoken = context.described("message", below: heading)
    return Choice(message: message)
  }

  /// Whether a view is handed an error itself, no text, or a library's may be: `ProgressHUD.failed(error)`.
  func isError(_ change: Change) -> Bool {
    guard outline.file.language == .swift, change.value.count == 1 else { return false }
    let name = outline.name(change.value.start)
    // `if let error = error?.localizedDescription` makes a text of it.
    if let local = outline.local(name, at: change.value.start, inBlock: change.block),
      local.kind == .binding, !local.value.isEmpty,
      local.value.count > 1 || outline.name(local.value.start) != name
    {
      return false
    }
    let shape = context.shape(of: name, in: event)
    if shape.isUnknown { return change.isOfLibrary && outline.text(change.value) == "error" }
    return shape.base == "Error" || shape.base == "NSError"
  }

  /// Whether such an error is known to be one, and no optional there, or unwrapped under its own name.
  func isThere(_ change: Change) -> Bool {
    let name = outline.name(change.value.start)
    let shape = context.shape(of: name, in: event)
    if shape.isUnknown { return outline.block(of: .catchBody, around: change.block) != nil }
    return !shape.isOptional
      || outline.isLocal(name, at: change.value.start, inBlock: change.block)
  }

  /// An error itself, of which a view shows the description, or all that is in it, to which nobody listens:
  /// `String(describing: error)`; `nil` for all else.
  func shownError(_ change: Change) -> Change? {
    if change.isDescribed { return change }
    guard outline.text(change.value) == "String(describing: error)",
      !outline.enclosing(change.block, .catchBody, throughClosures: true).isEmpty
    else { return nil }
    var error = change
    error.value = TokenRange(change.value.end - 2, change.value.end - 1)
    return error
  }

  /// What tells a failure after the heading that stands above it on screen; `nil` where there is none.
  func belowHeading(_ change: Change, _ choice: Choice) -> Message? {
    let isDescription = outline.isDescription(change.value)
    guard isDescription || change.role.contains(.error) && !context.localization.localizes,
      let heading = heading(above: change),
      isDescription || !heading.isSaid(by: outline.text(change.value))
    else { return nil }
    var message = choice.message
    // "Error: " says nothing more then.
    let text = isDescription ? outline.text(change.value) : message.expression
    let words = heading.above(message.binding ?? text)
    if message.binding == nil { message.expression = words } else { message.spoken = words }
    return message
  }

  /// The heading above a failure that the event gives to a view's state.
  func heading(above change: Change) -> Heading? {
    guard change.kind == .stateText, event.function >= 0, !change.isPayload else { return nil }
    return context.heading(
      above: Name(change.name), in: outline.typeName(around: event.function))
  }

  /// Whether the error that is shown is what a closure was handed, and there may be none.
  private func mayBeNoError(_ change: Change) -> Bool {
    let error = Name("error")
    for index in outline.blocks(around: Int(change.block)) {
      let block = outline.blocks[index]
      switch block.kind {
      case .catchBody, .function, .accessor: return false
      case .closure where outline.isParameter(error, ofClosure: Int(block.closure)): return true
      default: break
      }
      let isUnwrapped = outline.declarations.contains {
        $0.kind == .binding && $0.name == error && Int($0.block) == index
          && $0.tokens.start < change.value.start
      }
      if isUnwrapped { return false }
    }
    return false
  }
}
