import Findings
import Indexing
import Lexing
import Outlining

/// What is only made, or filled: nothing of it has been seen yet.
extension Silence {
  /// Whether the event only makes what it changes: a label that is given its text and its place,
  /// a child controller that is taken in.
  func isBeingBuilt(_ event: Event) -> Bool {
    if isPutAsideHidden(event) || isListMade(event) || isOfNewView(event) || isOfHeader(event) {
      return true
    }
    if event.changes.contains(where: { [.swap, .modal, .background].contains($0.kind) }) {
      return false
    }
    if facts.vocabulary.toasts.contains(event.functionName) { return false }
    if returnsView(event) || measures(event) { return true }
    let added = event.changes(.shown).filter { !$0.value.isEmpty }
    let placed = placed(in: event)
    if isOfManyParts(placed, event) { return true }
    // What lies over a screen is put there when it is to be seen.
    if added.contains(where: { !$0.role.isDisjoint(with: [.toast, .modal, .error]) }) {
      return false
    }
    // What a function that sets up subscribes to comes when all is there.
    if event.verb == .configure, event.context.own.isEmpty,
      !added.isEmpty || isGivenItsContent(event) || event.isAssumed
    {
      return true
    }
    if isFilledAnew(event) { return true }
    // Where something goes for what comes, nothing is drawn for the first time.
    if event.changes(.hidden).contains(where: { !$0.isByAlpha && !$0.name.isEmpty }) {
      return false
    }
    if event.verb != .show, added.count > 2 { return true }
    if event.verb != .show, event.isAssumed, !placed.isEmpty,
      event.changes(.text).allSatisfy({ text in placed.contains { $0.name == text.name } })
    {
      return true
    }
    let body = outline.declarations[event.function].tokens
    return outline.calls(in: body).contains { index in
      let call = outline.calls[index]
      return call.name == "loadViewIfNeeded" || call.name == "addChild"
        || call.name == "addChildViewController:"
        || call.name == "addChildViewController"
    }
  }

  /// Whether the event stands in a closure that makes a view and is called at once,
  /// `let label: UILabel = { … }()`, or takes away what the same function has made.
  private func isOfNewView(_ event: Event) -> Bool {
    for index in outline.blocksOfFunction(around: event.home) {
      let block = outline.blocks[index]
      if block.kind == .closure, outline.closures[Int(block.closure)].call < 0,
        outline.token(Int(block.close) + 1).kind == .leftParen
      {
        return true
      }
    }
    let body = outline.declarations[event.function].tokens
    return event.changes.allSatisfy { change in
      change.kind == .hidden && change.subject.count == 1 && isMadeHere(change.name, in: body)
    }
  }

  /// Whether a local constant of a function is a plain view that is made for it.
  private func isMadeHere(_ name: String, in body: TokenRange) -> Bool {
    outline.declarations(named: Name(name), in: body).contains {
      outline.text($0.value) == "UIView()"
    }
  }

  /// Whether labels that the function makes are given their texts, and become a list's header or footer, or
  /// what a field or a bar has beside it: they are seen with that.
  private func isOfHeader(_ event: Event) -> Bool {
    let body = outline.declarations[event.function].tokens
    func isMade(_ view: Name) -> Bool {
      outline.declarations(named: view, in: body).contains {
        $0.kind == .property && !$0.value.isEmpty && $0.block >= 0
          && outline.blocks[Int($0.block)].kind != .typeBody
      }
    }
    let areMade = event.changes.allSatisfy { change in
      [.text, .shown].contains(change.kind)
        && (isMade(Name(change.name)) || isMade(Name(change.owner)))
    }
    return areMade
      && outline.assignments[outline.assignments(in: body)].contains { assignment in
        switch assignment.property {
        case "tableHeaderView", "tableFooterView", "titleView", "inputAccessoryView", "leftView",
          "rightView", "accessoryView", "backgroundView":
          assignment.value.count == 1 && isMade(outline.name(assignment.value.start))
        default: false
        }
      }
  }

  /// Whether all that is added is hidden, and stays so in this function.
  private func isPutAsideHidden(_ event: Event) -> Bool {
    // What fades in begins without colour.
    guard event.verb != .show,
      event.changes.contains(where: { $0.kind == .hidden && !$0.isByAlpha })
    else { return false }
    let placed = placed(in: event)
    let hidden = event.changes(.hidden).filter { !$0.isByAlpha }
    guard !placed.isEmpty, event.changes.count == placed.count + hidden.count,
      placed.allSatisfy({ view in hidden.contains { $0.name == view.name } })
    else { return false }
    let names = Set(placed.map { Name($0.name) })
    let body = outline.declarations[event.function].tokens
    return outline.assignments(in: body).allSatisfy { index in
      let assignment = outline.assignments[index]
      guard ["isHidden", "hidden", "alpha"].contains(assignment.property),
        let view = outline.lastName(of: assignment.receiver), names.contains(view)
      else { return true }
      return hidden.contains { $0.statement == Int(assignment.statement) }
    }
  }

  /// Whether something is put together of many parts, of which some may be called a banner.
  private func isOfManyParts(_ placed: [Change], _ event: Event) -> Bool {
    event.verb == .configure && event.context.own.isEmpty && placed.count > 2
      && placed.allSatisfy { $0.role.isDisjoint(with: [.modal, .error]) }
  }

  /// What an event puts on a view.
  private func placed(in event: Event) -> [Change] {
    event.changes(.shown).filter {
      !$0.value.isEmpty && !["false", "NO"].contains(outline.text($0.value))
    }
  }

  /// Whether a list is drawn for the first time: it is put on the screen with the event.
  private func isListMade(_ event: Event) -> Bool {
    let lists = event.changes(.list)
    guard event.verb != .show, !lists.isEmpty else { return false }
    let placed = placed(in: event).filter { $0.role.isDisjoint(with: [.modal, .overlay, .toast]) }
    return lists.allSatisfy { list in placed.contains { $0.name == list.name } }
  }

  /// Whether the function hands out the view that it fills, for who shows it.
  private func returnsView(_ event: Event) -> Bool {
    let function = outline.declarations[event.function]
    // `UIButton *` ends in an operator.
    guard event.context.own.isEmpty, event.verb != .show || isGetter(function),
      [.function, .method].contains(function.kind),
      let last = function.type.indices.last(where: { outline.token($0).kind == .identifier })
    else { return false }
    let kind = Words.split(outline.text(last)).last { $0 != "base" } ?? ""
    return ["view", "button", "label", "field"].contains(kind)
  }

  /// Whether the function only works out how large something becomes.
  private func measures(_ event: Event) -> Bool {
    let type = outline.declarations[event.function].type.indices.filter {
      outline.token($0).kind == .identifier
    }
    guard event.context.own.isEmpty, type.count == 1 else { return false }
    return ["CGSize", "CGRect", "CGFloat"].contains(outline.name(type[0]))
  }

  /// Whether a method is the getter of a property that it makes when it is first asked for: it ends in
  /// `return _errorView;`.
  private func isGetter(_ function: Declaration) -> Bool {
    guard function.kind == .method, function.parameters.isEmpty, function.body >= 0,
      function.nameToken >= 0,
      let last = outline.interior(of: Int(function.body)).indices.last(where: {
        outline.token($0).kind == .identifier
      })
    else { return false }
    return outline.text(last) == "_" + outline.text(Int(function.nameToken))
  }

  /// Whether a view is only told what to say: who shows it tells that.
  private func isGivenItsContent(_ event: Event) -> Bool {
    event.changes.allSatisfy { $0.kind == .text } && isPartOfScreen(event)
  }

  /// Whether the function is one of a view that is a part of a screen, by its type's name.
  private func isPartOfScreen(_ event: Event) -> Bool {
    let last = Words.split(outline.typeText(around: event.function)).last ?? ""
    return ["view", "banner", "bar", "card", "header", "footer", "cell"].contains(last)
  }

  /// Whether a part of a screen is given what it has to show, whatever that is: `update(with: model)`,
  /// or shows it anew: `update()`.
  private func isFilledAnew(_ event: Event) -> Bool {
    guard event.isAssumed, event.context.own.isEmpty, event.verb == .other else { return false }
    let words = event.functionWords
    guard let first = words.first,
      ["update", "set", "fill", "populate", "render", "bind", "apply"].contains(first),
      isPartOfScreen(event),
      ViewRole(named: outline.typeText(around: event.function), facts.vocabulary)
        .isDisjoint(with: [.error, .toast, .status])
    else { return false }
    // A label may be exchanged for another one.
    let texts = Set(event.changes(.text).map(\.name))
    let isOfTexts = event.changes.allSatisfy { change in
      (words == ["update"] || texts.contains(change.name))
        && change.role.isDisjoint(with: [.error, .toast])
    }
    guard isOfTexts else { return false }
    guard words.count > 1 else {
      return first == "update" || !outline.declarations[event.function].parameters.isEmpty
    }
    return ["content", "contents", "with", "view", "data", "model", "ui", "description", "detail"]
      .contains(words[1])
  }
}
