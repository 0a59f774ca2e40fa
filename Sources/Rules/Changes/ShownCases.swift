import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// A case in which a view shows what its model's state carries, or what that means:
/// `case .failed(let message): …`, `case .notFound: Text("Nothing found")`.
struct CarryingBranch {
  let block: Int
  /// The model's state that is switched over: `model.state`.
  let state: TokenRange
  /// The token that spells the case.
  let name: Int
  /// The token that names what it carries; -1 for nothing.
  let value: Int
}

extension SyntaxOutline {
  /// The case of a model's state that a branch of a view is for, with the one value that it unwraps;
  /// `nil` for others.
  func carryingBranch(_ block: Int) -> CarryingBranch? {
    let colon = Int(blocks[block].open)
    guard blocks[block].legality == .resultBuilder, colon > 8,
      var state = subject(ofCase: block)
    else { return nil }
    if state.count == 5, token(state.start).word == .self {
      state = TokenRange(state.start + 2, state.end)
    }
    guard state.count == 3, token(state.start + 1).kind == .period else { return nil }
    if let name = caseNameToken(of: blocks[block]) {
      return CarryingBranch(block: block, state: state, name: name, value: -1)
    }
    guard token(colon - 1).kind == .rightParen, token(colon - 2).kind == .identifier else {
      return nil
    }
    // `case .failed(let message):` or `case let .failed(message):`
    let isInside = token(colon - 3).word == .let
    let paren = isInside ? colon - 4 : colon - 3
    let start = isInside ? paren - 3 : paren - 4
    guard token(paren).kind == .leftParen, token(paren - 1).kind == .identifier,
      token(paren - 2).kind == .period, token(start).word == .case,
      isInside || token(start + 1).word == .let
    else { return nil }
    return CarryingBranch(block: block, state: state, name: paren - 1, value: colon - 2)
  }

  /// Whether a block lies in what is drawn for each of many, or in an alert, which the system speaks.
  fileprivate func isOneOfManyOrSpoken(_ block: Int) -> Bool {
    var index = block
    while index >= 0 {
      let closure = Int(blocks[index].closure)
      if closure >= 0, let call = call(ofClosure: closure)?.name {
        if StateUses.presents(call) { return true }
        if ["ForEach", "List", "Table"].contains(call), !closures[closure].parameters.isEmpty {
          return true
        }
      }
      index = Int(blocks[index].parent)
    }
    return false
  }
}

extension ShownStateFinder {
  /// The branches of views that show an outcome which the state of a model carries: what such a branch
  /// shows appears with it, so it tells that itself.
  func branches() -> [ShownState] {
    let found = outline.blocks.indices.compactMap(outline.carryingBranch)
    let byType = Dictionary(grouping: found) { outline.typeName(ofBlock: $0.block) }
    guard !byType.isEmpty else { return [] }
    return outline.declarations.indices.flatMap { view -> [ShownState] in
      let declaration = outline.declarations[view]
      guard declaration.kind == .struct, let branches = byType[declaration.name],
        inheritsView(declaration), !isOneOfMany(declaration), !speaks(declaration)
      else { return [] }
      return branches.filter { declaration.tokens.contains($0.name) }
        .compactMap { state(of: $0, in: view) }
    }
  }

  private func state(of branch: CarryingBranch, in view: Int) -> ShownState? {
    guard outline.blocks[branch.block].count == 1, !outline.isOneOfManyOrSpoken(branch.block),
      case let statement = Int(outline.blocks[branch.block].first),
      outline.statements[statement].kind == .expression,
      let text = text(of: branch, shownBy: statement, in: view)
    else { return nil }
    var state = ShownState(
      type: outline.declarations[view].name, statement: appearing(statement, with: text.call),
      texts: [text], isToast: false)
    state.isBranch = true
    return state
  }

  /// What appears once when a statement does: of a section or a group, whose modifiers go to each of its
  /// views, the text itself.
  private func appearing(_ statement: Int, with text: Int) -> Int {
    let start = outline.statements[statement].tokens.start
    guard ["Section", "Group", "ForEach"].contains(outline.name(start)) else { return statement }
    return Int(outline.calls[text].statement)
  }

  private func text(
    of branch: CarryingBranch, shownBy statement: Int, in view: Int
  ) -> ShownState.Text? {
    let name = outline.text(branch.name)
    guard branch.value >= 0 else { return fixedText(of: branch, in: view) }
    guard role(of: name).contains(.error) || (Words.tellDone(name) && isMessage(branch.value)),
      let place = property(outline.name(branch.state.start), of: view),
      case let member = outline.name(branch.state.end - 1),
      case let model = modelType(place)?.type
        ?? TypeShape(outline.declarations[place].type, in: outline).base,
      let state = facts.property(member, of: model)?.shape, !state.isUnknown,
      case let carried = facts.carried(by: outline.name(branch.name), of: state.base),
      !carried.isOptional, carried.isString || facts.isError(carried),
      let asker = facts.changers(of: member, in: model),
      let shown = showing(branch.value, carried, in: statement)
    else { return nil }
    var text = ShownState.Text(
      expression: shown.expression, name: name, role: role(of: name), shape: shown.shape,
      isError: facts.isError(shown.shape), isOwn: true, asker: asker, call: shown.call)
    text.tellsOutcomes = true
    text.headline = headline(above: shown.call, in: statement, of: outline.declarations[view].name)
    return text
  }

  /// The one fixed text that a statement shows before another.
  private func headline(above text: Int, in statement: Int, of type: Name) -> TokenRange {
    let end = outline.calls[text].tokens.start
    let before = outline.calls(in: outline.statements[statement].tokens).filter {
      (isText(outline.calls[$0]) || outline.calls[$0].name == "ContentUnavailableView")
        && outline.calls[$0].tokens.start < end
    }
    return before.count == 1 ? outline.fixedText(of: before[0], in: type) ?? .none : .none
  }

  /// The words that a view has of its own for a case that tells an outcome.
  private func fixedText(of branch: CarryingBranch, in view: Int) -> ShownState.Text? {
    let name = outline.text(branch.name)
    guard role(of: name).contains(.error) || Words.tellDone(name),
      // What a control is called is heard at the control.
      !outline.isOnlySeen(
        in: { ["Button", "Link", "Menu", "NavigationLink"].contains($0) },
        branch.name, of: outline.declarations[view].tokens),
      let told = outline.soleFixedText(of: branch.block, in: outline.declarations[view].name),
      !facts.tellsItself(told.view),
      !outline.calls(in: outline.statements[Int(outline.blocks[branch.block].first)].tokens)
        .contains(where: speaks),
      let place = property(outline.name(branch.state.start), of: view),
      let model = modelType(place),
      let asker = facts.changers(of: outline.name(branch.state.end - 1), in: model.type)
    else { return nil }
    var text = ShownState.Text(
      expression: outline.text(branch.state), name: name, role: role(of: name), shape: .unknown,
      isError: false, isOwn: true, asker: asker, call: told.call)
    // What may be so at every visit is no outcome.
    text.tellsOutcomes =
      !asker.isEmpty && asker.isSubset(of: [.asked, .awaited])
      || asker.isSubset(of: [.asked, .awaited, .firstLoad])
        && Words.split(name).contains { ["failed", "failure", "error"].contains($0) }
    text.literal = told.value
    return text
  }

  /// Whether what a case carries is words by its name, and not what the outcome is about.
  private func isMessage(_ value: Int) -> Bool {
    Words.split(outline.text(value)).contains {
      ["message", "text", "title", "description", "summary", "note"].contains($0)
    }
  }

  /// What a statement shows of a value, and by which call, where nothing in the statement speaks
  /// already; `nil` where it shows no text of it, or one that cannot be had by itself.
  private func showing(
    _ value: Int, _ carried: TypeShape, in statement: Int
  ) -> (expression: String, shape: TypeShape, call: Int)? {
    let calls = Array(outline.calls(in: outline.statements[statement].tokens))
    guard !calls.contains(where: speaks) else { return nil }
    let name = outline.name(value)
    for index in calls {
      for argument in outline.calls[index].arguments
      where outline.arguments[Int(argument)].closure < 0 {
        let shown = outline.arguments[Int(argument)].value
        let isOfValue = shown.indices.contains {
          outline.token($0).kind == .identifier && outline.name($0) == name
        }
        guard isOfValue else { continue }
        guard outline.name(shown.start) == name else {
          // `description: Text(message)`
          if outline.calls(in: shown).contains(where: { isText(outline.calls[$0]) }) { continue }
          return nil
        }
        if shown.count == 1, !carried.isString,
          !describesItself(carried.base) || isPutOtherwise(outline.calls[index])
        {
          return nil
        }
        if shown.count == 1 || outline.name(shown.end - 1) == "localizedDescription" {
          return (outline.text(value), carried, index)
        }
        // `error.userMessage`
        guard shown.count == 3, outline.token(shown.start + 1).kind == .period,
          let member = facts.property(outline.name(shown.end - 1), of: carried.base)?.shape,
          member.isString, !member.isOptional
        else { return nil }
        return (outline.text(shown), member, index)
      }
    }
    return nil
  }

  /// Whether a call hands an error to a part of the view that does not show its description.
  private func isPutOtherwise(_ call: Call) -> Bool {
    let parts = outline.declarations.filter {
      $0.kind == .function && $0.name == call.name && $0.body >= 0 && call.receiver.isEmpty
    }
    return !parts.isEmpty
      && !parts.contains { part in
        outline.interior(of: Int(part.body)).indices.contains {
          outline.name($0) == "localizedDescription"
        }
      }
  }

  /// Whether an error has words of its own: of others the system only says that it could not be done,
  /// and what a view makes of them is not known.
  private func describesItself(_ type: Name) -> Bool {
    type == "Error" || !facts.declares(type)
      || facts.inherits(type, anyOf: ["LocalizedError", "CustomNSError", "NSError"])
      || facts.property("localizedDescription", of: type) != nil
  }

  private func speaks(_ index: Int) -> Bool {
    let call = outline.calls[index]
    return StateUses.presents(call.name) || outline.isPost(call) || facts.posts(call.name)
      || call.name == "onAppear" || call.name == "task"
      || (call.nameToken >= 0
        && Words.split(outline.text(Int(call.nameToken))).contains("alert"))
  }

  /// Whether a view is most often one of many: a row, a picture.
  func isOneOfMany(_ view: Declaration) -> Bool {
    let name = outline.text(Int(view.nameToken))
    return ViewRole(named: name).contains(.picture)
      || Words.split(name).contains {
        ["row", "cell", "item", "card", "tile", "embed", "embedded", "bubble"].contains($0)
      }
  }
}
