import Findings
import Indexing
import Lexing
import Outlining
import SourceText

extension PlanningContext {
  /// Whether a text is read from what is there by a function that is handed nothing and shows that
  /// anew, whatever has changed: `update()`, `refreshUI()`, `didChangeModel()`.
  ///
  /// The text is then most often the one that was there before.
  func isShownAnew(_ text: Change, of event: Event) -> Bool {
    guard event.context.own.isEmpty, !event.context.isLater,
      outline.declarations[event.function].parameters.isEmpty
    else { return false }
    let words = event.functionWords
    let wholes = PlanningContext.wholes
    let redraws: Bool
    switch words.first {
    case "update", "refresh", "render", "reload", "redraw":
      redraws = words.dropFirst().allSatisfy(wholes.contains)
    case "did": redraws = words.count == 3 && words[1] == "change" && wholes.contains(words[2])
    default: redraws = false
    }
    return redraws && !outline.isSentence(text.value) && !outline.hasWords(text.value)
  }

  /// Whether an event comes as a screen shows its whole state, at each change of any part of that:
  /// `model.$state.sink { state in self?.update(to: state) }`.
  ///
  /// What is said of one part would be said again when another one changes.
  func isRedrawn(_ event: Event) -> Bool {
    guard event.function >= 0, !asksForChange(around: event.home) else { return false }
    let closure = event.context.closure
    if closure >= 0, outline.role(of: closure) == .observer {
      return showsParts(
        of: outline.closures[closure].parameters.indices.map { outline.name($0) },
        in: outline.closures[closure].tokens)
    }
    var open = [event.function]
    var seen = Set(open)
    while let function = open.popLast() {
      let declaration = outline.declarations[function]
      let calls = outline.callsOnSelf(of: declaration.name)
      let handed = declaration.parameters.map { outline.parameters[Int($0)].name }
      if calls.contains(where: handsOnWatched), showsParts(of: handed, in: declaration.tokens) {
        return true
      }
      for call in calls where !asksForChange(around: Int(call.block)) {
        let caller = outline.context(of: call).function
        if caller >= 0, seen.insert(caller).inserted { open.append(caller) }
      }
    }
    return false
  }

  /// Whether code reads several members of something that it is handed, and that is called a whole.
  private func showsParts(of handed: [Name], in tokens: TokenRange) -> Bool {
    var members: [Name: Set<Name>] = [:]
    for index in tokens.indices.dropLast(3)
    where outline.token(index).kind == .identifier && handed.contains(outline.name(index))
      && Words.split(outline.text(index)).last.map(PlanningContext.states.contains) == true
      && outline.token(index + 1).kind == .period && outline.token(index - 1).kind != .period
      && outline.token(index + 3).kind != .leftParen
    {
      members[outline.name(index), default: []].insert(outline.name(index + 2))
    }
    return members.values.contains { $0.count > 1 }
  }

  /// Whether who watches a value hands the whole of it on by a call.
  private func handsOnWatched(_ call: Call) -> Bool {
    let closure = Int(outline.blocks[Int(call.block)].closure)
    guard closure >= 0, outline.role(of: closure) == .observer else { return false }
    return call.arguments.contains { index in
      let value = outline.arguments[Int(index)].value
      return value.count == 1
        && outline.isParameter(outline.name(value.start), ofClosure: closure)
    }
  }

  /// Whether code runs only where what it shows has changed: `if state.changes.contains(.error) { … }`.
  private func asksForChange(around block: Int) -> Bool {
    outline.blocks(around: block).contains { index in
      outline.condition(ofBranch: index).indices.contains {
        outline.token($0).kind == .identifier
          && !PlanningContext.wordsOfChange.isDisjoint(with: Words.split(outline.text($0)))
      }
    }
  }

  private static let states: Set<String> = ["state", "model", "props"]

  private static let wordsOfChange: Set<String> = [
    "change", "changes", "changed", "old", "previous", "last", "updated",
  ]

  /// Whether the label that a branch gives a text may be given another one after it: then only the last
  /// is seen.
  func isSetAgain(_ text: Change, of event: Event) -> Bool {
    guard text.kind == .text, outline.blocks[event.home].kind == .ifBody,
      !outline.leaves(event.home)
    else { return false }
    let label = outline.text(text.subject)
    let end = outline.statements[text.statement].tokens.end
    return outline.assignments(in: outline.declarations[event.function].tokens).contains { index in
      let assignment = outline.assignments[index]
      let block = Int(assignment.block)
      return assignment.property == "text" && assignment.target.start >= end
        && outline.text(assignment.receiver) == label
        && outline.body(around: block) == outline.body(around: event.home)
        && outline.blocks[block].kind != .catchBody && !outline.isExclusive(block, event.home)
    }
  }

  /// Whether a text is put behind another one, or more is put behind it further down: then it is half of
  /// what is shown.
  ///
  /// `error = "Choose a size"` and, where the colour is missing as well, `error! += " and a colour"`.
  func isAddedTo(_ texts: [Change], of event: Event) -> Bool {
    guard event.function >= 0, !outline.leaves(event.home) else { return false }
    let body = outline.declarations[event.function].tokens
    // Few functions add to a text at all; of what is set there may be very many.
    let additions = outline.assignments[outline.assignments(in: body)].filter(\.isCompound)
    guard !additions.isEmpty else { return false }
    return texts.contains { text in
      let start = outline.statements[text.statement].tokens.start
      let name = Name(text.name)
      return additions.contains { addition in
        addition.target.start >= start
          && (text.kind == .text
            ? outline.lastName(of: addition.receiver) == name : addition.property == name)
          && outline.body(around: Int(addition.block)) == outline.body(around: event.home)
          && !outline.isExclusive(Int(addition.block), event.home)
      }
    }
  }

  /// Words for all that a part of a screen shows.
  private static let wholes: Set<String> = Set(
    words: """
      ui view views interface screen state model data element elements content contents display
      layout dynamic all with for
      """)
}
