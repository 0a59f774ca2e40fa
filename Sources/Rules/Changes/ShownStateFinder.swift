import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Finds the views of a file that show what somebody else changes: a model, or who shows a toast.
struct ShownStateFinder {
  let context: RuleContext
  var outline: SyntaxOutline { context.outline }
  var facts: ProjectFacts { context.facts }

  /// Whether the file may have views of SwiftUI at all.
  var isOfSwiftUI: Bool {
    outline.file.language == .swift && outline.importsSwiftUI
  }

  func states() -> [ShownState] {
    outline.declarations.indices.compactMap { index in
      let declaration = outline.declarations[index]
      guard declaration.kind == .struct, inheritsView(declaration), declaration.body >= 0,
        !facts.isRow(declaration.name) || isNamedToast(declaration)
      else { return nil }
      return state(of: index)
    }
  }

  /// Whether a view is called a toast: that is one even where there may be several at a time.
  private func isNamedToast(_ declaration: Declaration) -> Bool {
    Words.split(outline.text(Int(declaration.nameToken))).contains {
      ["toast", "snackbar", "snack", "hud"].contains($0)
    }
  }

  func inheritsView(_ declaration: Declaration) -> Bool {
    inherits("View", declaration) || inherits("ViewModifier", declaration)
  }

  /// Whether a type says at its declaration, or at an extension beside that, what it is.
  private func inherits(_ ancestor: Name, _ type: Declaration) -> Bool {
    outline.declarations.contains { part in
      outline.isPart(part, of: type)
        && part.inheritance.indices.contains { outline.name($0) == ancestor }
    }
  }

  private func state(of view: Int) -> ShownState? {
    let type = outline.declarations[view]
    let parts = outline.parts(of: type)
    let name = outline.text(Int(type.nameToken))
    let isToast =
      facts.isToastView(type.name) && !isOneOfMany(type) || facts.vocabulary.toasts.contains(name)
      || isNamedToast(type)
    if let failure = failure(of: view) { return failure }
    // Who fills the toast tells it.
    if isToast, facts.posts(Name(name + "Model")) || facts.isTold(byWhoFills: type.name) {
      return nil
    }
    var texts: [ShownState.Text] = []
    for index in outline.calls(in: parts) where shows(outline.calls[index], in: type) {
      let call = outline.calls[index]
      let found =
        shownChain(call).flatMap { text($0, view, index, isToast: isToast) }
        ?? flagText(view, index)
      guard let text = found, !texts.contains(where: { $0.expression == text.expression }),
        !isWatched(text.expression, in: type), !isBound(text.expression, in: parts),
        // The system speaks an alert.
        !outline.isOnlySeen(in: StateUses.presents, call.tokens.start, of: parts)
      else { continue }
      texts.append(text)
    }
    guard !texts.isEmpty, !speaks(type), !context.isOutOfSight(outline.calls[texts[0].call]) else {
      return nil
    }
    // A toast that a model fills may be there before it has anything to say.
    let isFilled = texts.contains { $0.role.contains(.toast) }
    var state = ShownState(
      type: type.name, statement: bodyStatement(of: view), texts: texts,
      isToast: isToast && !isFilled)
    if state.isToast, let branch = flaggedBranch(of: texts, in: parts) {
      state.statement = branch
      for index in state.texts.indices { state.texts[index].flag = "" }
    }
    return state
  }

  /// The one expression of the branch in which a flag puts all texts of a toast: it comes and goes with the flag,
  /// wherever that was set before.
  private func flaggedBranch(of texts: [ShownState.Text], in view: TypeParts) -> Int? {
    guard texts.allSatisfy({ !$0.flag.isEmpty && $0.isStored && $0.role.isDisjoint(with: .toast) })
    else { return nil }
    let branches = Set(texts.map { outline.branch(around: outline.calls[$0.call], of: view) })
    guard branches.count == 1, let only = branches.first, let branch = only,
      outline.blocks[branch].count == 1, case let first = Int(outline.blocks[branch].first),
      first >= 0, outline.statements[first].kind == .expression
    else { return nil }
    return appearing(first, with: texts[0].call)
  }

  // MARK: The view

  /// Whether the view announces something already, or moves the focus when something changes.
  func speaks(_ type: Declaration) -> Bool {
    let parts = outline.parts(ofAll: type.name)
    if outline.movesFocusOnChange(in: parts) { return true }
    return outline.calls(in: parts).contains { index in
      let call = outline.calls[index]
      guard call.nameToken >= 0 else { return false }
      return outline.isPost(call)
        || outline.spelling(Int(call.nameToken)).lowercased.contains("announce")
          && Words.split(outline.text(Int(call.nameToken))).contains { $0.hasPrefix("announce") }
        || isAnnouncer(call)
    }
  }

  /// Whether the team says so of what is called, or its body does.
  private func isAnnouncer(_ call: Call) -> Bool {
    facts.vocabulary.announces(call.name, on: outline.lastName(of: call.receiver) ?? .none)
      || facts.posts(call, in: outline)
  }

  /// Whether a call shows a text in the view, even in an alert.
  private func shows(_ call: Call, in type: Declaration) -> Bool {
    (isText(call) || isTextOfOwn(call))
      && outline.typeName(ofBlock: Int(call.block)) == type.name
  }

  func isText(_ call: Call) -> Bool { call.name == "Text" || call.name == "Label" }

  /// Whether a view of the app's own, which does not speak itself, is made of a text.
  private func isTextOfOwn(_ call: Call) -> Bool {
    guard call.nameToken >= 0, call.receiver.isEmpty, !facts.tellsItself(call.name),
      outline.blocks[Int(call.block)].legality == .resultBuilder
    else { return false }
    let words = Words.split(outline.text(Int(call.nameToken)))
    return !SyntaxOutline.nameControl(words)
      && (words.contains { ["text", "label", "error", "message", "banner"].contains($0) }
        || call.arguments.contains { isShownAsText($0, by: call) } || describesError(call))
  }

  /// Whether a view of the app's own shows what it is handed as it is.
  private func isShownAsText(_ argument: Int32, by call: Call) -> Bool {
    facts.showsText(handedAs: outline.arguments[Int(argument)].label, call.name)
  }

  /// Whether a view of the app's own shows the description of an error that it is handed.
  private func describesError(_ call: Call) -> Bool {
    call.arguments.contains {
      facts.showsError(handedAs: outline.arguments[Int($0)].label, call.name)
    }
  }

  /// What a call shows of a property; `nil` where that is no plain chain of names.
  func shownChain(_ call: Call) -> ShownChain? {
    guard isText(call) || call.flags.contains(.capitalized) || !outline.isHandedOn(call)
    else { return nil }
    for index in call.arguments.prefix(isText(call) ? 1 : call.arguments.count)
    where outline.arguments[Int(index)].closure < 0 {
      guard let chain = outline.shownChain(outline.arguments[Int(index)].value, in: Int(call.block))
      else {
        continue
      }
      // An own view may put an error into words of its own.
      if isText(call) || role(of: outline.text(chain.last)).contains(.error)
        || isShownAsText(index, by: call)
      {
        return chain
      }
    }
    return nil
  }

  /// Whether a block is what a view shows: that of `body`, or of a modifier's `body(content:)`.
  private func isBody(_ block: Int, of view: Int) -> Bool {
    switch outline.blocks[block].kind {
    case .accessor:
      let accessor = outline.declarations[Int(outline.blocks[block].declaration)]
      return accessor.parent >= 0 && outline.declarations[Int(accessor.parent)].name == "body"
        && isMember(outline.declarations[Int(accessor.parent)], of: view)
    case .function:
      let function = outline.declarations[Int(outline.blocks[block].declaration)]
      return function.name == "body" && isMember(function, of: view) && isModifier(view)
    default: return false
    }
  }

  /// Whether a type declares something itself, or an extension of it does.
  private func isMember(_ member: Declaration, of type: Int) -> Bool {
    member.parent >= 0
      && outline.isPart(outline.declarations[Int(member.parent)], of: outline.declarations[type])
  }

  private func isModifier(_ type: Int) -> Bool {
    inherits("ViewModifier", outline.declarations[type])
  }

  /// The expression that is all of `body`, declarations before it left aside.
  func bodyStatement(of view: Int) -> Int {
    for block in outline.blocks.indices where isBody(block, of: view) {
      var found = -1
      for statement in outline.statements(of: block) {
        switch outline.statements[statement].kind {
        case .declaration: guard found < 0 else { return -1 }
        case .expression where found < 0: found = statement
        default: return -1
        }
      }
      return found
    }
    return -1
  }

  /// Whether the view watches an expression already.
  ///
  /// Who watches a toast as a whole does so to take it away.
  func isWatched(_ expression: String, in type: Declaration) -> Bool {
    let parts = expression.split(separator: "?")
    let watched = parts.count > 1 && parts[1].hasPrefix(".") ? expression : String(parts[0])
    return outline.calls(in: outline.parts(of: type)).contains { index in
      let call = outline.calls[index]
      guard call.name == "onChange" || call.name == "onReceive", let first = call.arguments.first
      else { return false }
      return outline.text(outline.arguments[Int(first)].value).contains(watched)
    }
  }

  /// Whether a control or a presentation of the system's is bound to an expression.
  private func isBound(_ expression: String, in type: TypeParts) -> Bool {
    let parts = expression.split(separator: "?")
    let plain = parts[0] + parts.dropFirst().prefix { $0.hasPrefix(".") }.joined()
    return type.ranges.contains { ByteSearch.holds("$\(plain)", in: outline.text($0)) }
  }

  /// Whether a view is a screen, whatever it is called: it has a title in the navigation bar.
  private func isScreen(_ view: Declaration) -> Bool {
    outline.calls(in: outline.parts(of: view)).contains {
      ["navigationTitle", "navigationBarTitle", "navigationBarTitleDisplayMode"]
        .contains(outline.calls[$0].name)
    }
  }

  /// Whether a view is most often one of many: a row, a picture.
  func isOneOfMany(_ view: Declaration) -> Bool {
    let name = outline.text(Int(view.nameToken))
    if isScreen(view) { return facts.isRow(view.name) }
    return facts.isRow(view.name) || ViewRole(named: name).contains(.picture)
      || Words.split(name).contains {
        ["row", "cell", "item", "card", "tile", "embed", "embedded", "bubble"].contains($0)
      }
  }

  // MARK: What is shown

  private func text(
    _ chain: ShownChain, _ view: Int, _ call: Int, isToast: Bool
  ) -> ShownState.Text? {
    // What a button of it says is found by who looks for it.
    guard
      Words.split(outline.text(chain.last)).allSatisfy({ $0 != "button" && $0 != "action" })
    else { return nil }
    // A modifier is there all the time, whatever it is handed.
    if isToast, isModifier(view), let told = modifierText(chain, view, call) { return told }
    if chain.isUnwrapped { return isToast ? nil : problemText(chain, view, call) }
    if !isToast, let told = fieldText(chain, view, call) { return told }
    if isToast, !isModifier(view), let told = toastText(chain, view, call) { return told }
    var told = modelText(chain, view, call, isToast: isToast)
    if isToast {
      told?.role.insert(.toast)
      told?.tellsOutcomes = true
    }
    return told
  }

  /// A text of an observed model that tells of an error, a result or a state.
  ///
  /// In a toast every text of the model's does.
  private func modelText(
    _ chain: ShownChain, _ view: Int, _ call: Int, isToast: Bool
  ) -> ShownState.Text? {
    guard chain.hasMember else { return nil }
    let name = outline.text(chain.last)
    let role = role(of: chain.payload >= 0 ? outline.text(chain.payload) : name)
    let words = Words.split(name)
    let tells =
      Self.tells(name)
      || facts.vocabulary.statusLabels.contains(name)
      || (isToast && words.last.map { Self.wording.contains($0) } == true)
    guard role.contains(.error) || role.contains(.toast) || tells,
      role.isDisjoint(with: tells ? [.input, .control] : [.input, .control, .decoration]),
      let place = property(chain.root, of: view), let model = modelType(place),
      let asker = facts.changers(of: outline.name(chain.last), in: model.type),
      !outline.isInAlert(
        chain.root, outline.name(chain.last), of: outline.parts(of: outline.declarations[view])),
      !announcesLoad(of: chain.root, name)
    else { return nil }
    // What a case carries is no value that a view could watch.
    var shape =
      chain.payload >= 0
      ? .unknown : facts.property(outline.name(chain.last), of: model.type)?.shape ?? .unknown
    guard
      isText(outline.calls[call]) || shape.isString
        || facts.isError(shape) && describesError(outline.calls[call])
    else { return nil }
    let isError = facts.isError(shape)
    var expression = chain.text
    if chain.payload < 0, mayBeNone(place) {
      expression = "\(outline.text(Int(outline.declarations[place].nameToken)))?.\(name)"
      shape.wrapping.insert(.optional)
    }
    var text = ShownState.Text(
      expression: expression, name: name, role: role, shape: shape, isError: isError,
      isOwn: isOwn(outline.name(chain.last), of: model, at: place, in: view), asker: asker,
      call: call)
    text.tellsOutcomes =
      !role.isDisjoint(with: [.error, .toast])
      || facts.tellsOutcomes(outline.name(chain.last), in: model.type)
    return text
  }

  /// What an error of the project's own says of itself, which an observed model may have:
  /// `if let problem = model.problem { Text(problem.message) }`.
  private func problemText(_ chain: ShownChain, _ view: Int, _ call: Int) -> ShownState.Text? {
    guard chain.middle >= 0, isText(outline.calls[call]),
      let place = property(chain.root, of: view), let model = modelType(place),
      case let problem = outline.name(chain.middle), case let name = outline.text(chain.middle),
      let holder = facts.property(problem, of: model.type)?.shape, holder.isOptional,
      case let role = role(of: name), role.contains(.error),
      role.isDisjoint(with: [.input, .control, .decoration]),
      let asker = facts.changers(of: problem, in: model.type),
      !outline.isInAlert(chain.root, problem, of: outline.parts(of: outline.declarations[view]))
    else { return nil }
    var shape = facts.property(outline.name(chain.last), of: holder.base)?.shape ?? .unknown
    shape.wrapping.insert(.optional)
    var text = ShownState.Text(
      expression: chain.text, name: name, role: role, shape: shape, isError: false,
      isOwn: isOwn(problem, of: model, at: place, in: view), asker: asker, call: call)
    text.tellsOutcomes = true
    return text
  }

  /// Whether something is called as what tells a state or a result.
  static func tells(_ name: String) -> Bool { Words.split(name).contains(where: telling.contains) }

  private static let telling: Set<String> = [
    "status", "message", "feedback", "confirmation", "notice", "success", "result",
  ]

  /// Whether another rule tells of this member where the view lets its model load.
  private func announcesLoad(of model: Name, _ member: String) -> Bool {
    context.file.events.contains { event in
      event.changes.contains {
        $0.kind == .modelLoad && Name($0.name) == model && $0.model?.error == member
      }
    }
  }

  func role(of name: String) -> ViewRole { ViewRole(named: name, facts.vocabulary) }

}
