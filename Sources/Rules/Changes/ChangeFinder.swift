import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Finds everything that a file changes on screen, in source order of its statements.
struct ChangeFinder {
  let outline: SyntaxOutline
  let states: StateUses
  let facts: ProjectFacts
  var changes: [Change] = []
  /// Texts that say that something has begun: what comes of it is waited for.
  private(set) var begun: [Change] = []
  /// Views that the file takes away from assistive technologies.
  private let hiddenViews: Set<Name>
  private let loads: ModelLoads
  /// Views in which the user writes, whose texts are the user's own.
  private let writtenIn: Set<Name>
  /// Whether the file imports a library that shows toasts and tells nobody.
  private let hasSilentLibrary: Bool
  /// Whether a block, which fills a HUD, has that go by itself.
  private var endsSoon: [Int32: Bool] = [:]

  init(_ outline: SyntaxOutline, states: StateUses, facts: ProjectFacts) {
    self.outline = outline
    self.states = states
    self.facts = facts
    hiddenViews = outline.viewsHiddenFromAccessibility
    writtenIn = outline.viewsWrittenIn
    hasSilentLibrary = outline.declarations.contains(where: \.importsSilentLibrary)
    loads = ModelLoads(outline: outline, states: states, facts: facts)
    for assignment in outline.assignments { read(assignment) }
    for call in outline.calls { read(call) }
    readSteps()
    noteWaiting()
    changes = Outcomes(outline: outline).noted(in: changes)
    changes = CrossFades(outline: outline).leftOut(of: changes)
    (changes, begun) = Starts(outline: outline).separated(changes)
    changes = changes.inOrder {
      ($0.statement, $0.subject.start) < ($1.statement, $1.subject.start)
    }
  }

  /// Takes views that hold nothing but a spinner for what they are: they show that something is
  /// waited for.
  private mutating func noteWaiting() {
    guard changes.contains(where: { $0.kind == .loadingStart || $0.kind == .loadingEnd }) else {
      return
    }
    var held: [Name: (waiting: Bool, other: Bool)] = [:]
    for call in outline.calls where call.name == "addSubview" || call.name == "addSubview:" {
      guard let holder = outline.lastName(of: call.receiver), let first = call.arguments.first,
        let content = outline.lastNameToken(of: outline.arguments[Int(first)].value)
      else { continue }
      let role = ViewRole(named: outline.text(content))
      if role.contains(.loading) {
        held[holder, default: (false, false)].waiting = true
      } else if role.isDisjoint(with: .decoration) {
        held[holder, default: (false, false)].other = true
      }
    }
    for index in changes.indices where [.shown, .hidden, .visibility].contains(changes[index].kind)
    {
      guard let held = held[Name(changes[index].name)], held.waiting, !held.other else { continue }
      changes[index].role.insert(.loading)
    }
  }

  // MARK: Assignments

  private mutating func read(_ assignment: Assignment) {
    if readState(assignment) { return }
    switch assignment.property {
    case "text", "attributedText", "string", "stringValue":
      readText(assignment)
    case "message", "errorMessage", "errorText", "helperText", "title", "detail":
      readMessage(assignment)
    case "labelText", "detailsLabelText": readHUD(assignment)
    case "isHidden", "hidden": readHidden(assignment)
    case "rootViewController":
      guard !assignment.receiver.isEmpty, outline.lastName(of: assignment.value) != nil,
        outline.spelling(assignment.value) != "nil",
        WindowRoots(outline: outline, facts: facts).isReplaced(by: assignment)
      else { return }
      append(.swap, assignment.value, .none, assignment.statement, assignment.block)
    case "alpha", "opacity": readAlpha(assignment)
    case "accessibilityElementsHidden" where outline.refreshes(in: Int(assignment.block)): break
    case "accessibilityViewIsModal", "accessibilityElementsHidden":
      append(
        assignment.property == "accessibilityViewIsModal" ? .modal : .background,
        assignment.receiver, assignment.value, assignment.statement, assignment.block)
    default: break
    }
  }

  private mutating func readText(_ assignment: Assignment) {
    guard !assignment.receiver.isEmpty, !assignment.isCompound,
      assignment.property == "text" || assignment.property == "attributedText",
      !outline.isReset(assignment),
      isLabel(assignment.receiver, in: Int(assignment.block))
    else { return }
    append(.text, assignment.receiver, assignment.value, assignment.statement, assignment.block)
    guard let last = changes.indices.last else { return }
    if isOfLabelType(assignment) {
      changes[last].role.insert(.label)
      changes[last].role.remove(.decoration)
    }
    if isMessage(assignment) { changes[last].role.insert(.status) }
    if let name = outline.lastName(of: assignment.receiver), writtenIn.contains(name) {
      changes[last].role.insert(.input)
    }
    // Where an error's own text is shown, an error is.
    if outline.tellsError(assignment.value) { changes[last].role.insert(.error) }
  }

  /// Whether a text is the message that a function which shows something was called with.
  private func isMessage(_ assignment: Assignment) -> Bool {
    guard assignment.value.count == 1 else { return false }
    let function = outline.context(
      ofToken: assignment.target.start, inBlock: Int(assignment.block)
    ).function
    guard function >= 0, outline.declarations[function].nameToken >= 0 else { return false }
    let declaration = outline.declarations[function]
    let name = outline.name(assignment.value.start)
    guard declaration.parameters.contains(where: { outline.parameters[Int($0)].name == name }),
      let last = Words.split(outline.text(assignment.value)).last,
      ["message", "text", "msg", "error", "reason", "hint", "notice", "warning", "status"]
        .contains(last)
    else { return false }
    return FunctionVerb(named: outline.text(Int(declaration.nameToken))) == .show
  }

  /// The text of a view of the app's own that tells of an error, or is a toast.
  private mutating func readMessage(_ assignment: Assignment) {
    guard let token = outline.lastNameToken(of: assignment.receiver), !assignment.isCompound,
      !outline.isReset(assignment.value), !isOfModel(token, Int(assignment.block))
    else { return }
    // `error.message` is a model's; `errorItem.message` is shown.
    let name = outline.text(token)
    let isOwn = !ViewRole(ofOwn: name, facts.vocabulary).isEmpty
    guard !ViewRole(named: name, facts.vocabulary).isDisjoint(with: [.error, .toast]),
      isOwn || Words.split(name).count > 1,
      assignment.property != "title" || isLabel(assignment.receiver, in: Int(assignment.block))
    else { return }
    let new = changes.count
    append(.text, assignment.receiver, assignment.value, assignment.statement, assignment.block)
    if changes.count > new { changes[new].hasSetter = hasSetter(assignment, on: token) }
  }

  /// Whether what has the text shows it: models have texts, too.
  private func isLabel(_ receiver: TokenRange, in block: Int) -> Bool {
    guard let token = outline.lastNameToken(of: receiver) else { return true }
    let name = outline.text(token)
    return ViewTypes.evidence(type: shape(of: token, in: block), name: name, facts: facts) >= .name
      || !ViewRole(named: name, facts.vocabulary).isDisjoint(with: [.label, .toast])
  }

  func shape(of token: Int, in block: Int) -> TypeShape {
    facts.property(outline.name(token), of: outline.typeName(ofBlock: block))?.shape ?? .unknown
  }

  /// Whether a text is put on what is declared as a label, whatever it is called.
  private func isOfLabelType(_ assignment: Assignment) -> Bool {
    outline.lastNameToken(of: assignment.receiver).map {
      shape(of: $0, in: Int(assignment.block)).base == "UILabel"
    } ?? false
  }

  /// The text of a HUD that has no label of its own to be given it, as MBProgressHUD's before 1.0.
  private mutating func readHUD(_ assignment: Assignment) {
    guard let token = outline.lastNameToken(of: assignment.receiver),
      !outline.isReset(assignment.value),
      ViewRole(named: outline.text(token), facts.vocabulary).contains(.toast),
      !outline.tellsWork(assignment.value)
    else { return }
    let ends = endsSoon[assignment.block] ?? outline.endsSoon(Int(assignment.block))
    endsSoon[assignment.block] = ends
    guard ends else { return }
    let count = changes.count
    append(.text, assignment.target, assignment.value, assignment.statement, assignment.block)
    if changes.count > count { changes[count].isSubjectText = true }
  }

  private mutating func readHidden(_ assignment: Assignment) {
    guard !outline.isOfModel(assignment, facts) else { return }
    var kind = Change.Kind.visibility
    switch lastValue(assignment.value) {
    case "false", "NO": kind = .shown
    case "true", "YES": kind = .hidden
    default: break
    }
    append(kind, assignment.receiver, assignment.value, assignment.statement, assignment.block)
  }

  private mutating func readAlpha(_ assignment: Assignment) {
    let count = changes.count
    defer { if changes.count > count { changes[count].isByAlpha = true } }
    switch outline.spelling(assignment.value) {
    case "1", "1.0", "1.0f", "1.f", "1.":
      // What never is quite transparent is only dimmed.
      guard !outline.isDimmed(assignment) else { return }
      append(.shown, assignment.receiver, .none, assignment.statement, assignment.block)
    case "0", "0.0", "0.0f", "0.f", "0.", ".zero":
      append(.hidden, assignment.receiver, .none, assignment.statement, assignment.block)
    default: break
    }
  }

  // MARK: Calls

  private mutating func read(_ call: Call) {
    switch call.name {
    case "reloadData", "reloadSections", "reloadSections:withRowAnimation:", "reloadSections:":
      guard isOfList(call) else { return }
      append(.list, call.receiver, .none, call.statement, call.block)
    case "reloadRows", "reloadItems", "insertRows", "insertItems", "insertSections", "deleteRows",
      "deleteItems", "deleteSections", "reloadRowsAtIndexPaths:withRowAnimation:",
      "insertRowsAtIndexPaths:withRowAnimation:", "deleteRowsAtIndexPaths:withRowAnimation:",
      "reloadItemsAtIndexPaths:", "insertItemsAtIndexPaths:", "deleteItemsAtIndexPaths:",
      "insertSections:withRowAnimation:", "deleteSections:withRowAnimation:":
      guard isOfList(call) else { return }
      append(.rows, call.receiver, .none, call.statement, call.block)
    case "apply", "applySnapshot:animatingDifferences:", "applySnapshotUsingReloadData":
      guard outline.takesSnapshot(call) else { return }
      append(.list, call.receiver, .none, call.statement, call.block)
    case "addSubview", "insertSubview", "addSubview:", "insertSubview:atIndex:",
      "insertSubview:aboveSubview:", "insertSubview:belowSubview:":
      // What is put into the navigation bar comes with the screen, which the system tells.
      guard let first = call.arguments.first,
        outline.lastName(of: call.receiver) != "navigationBar"
      else { return }
      let count = changes.count
      append(
        .shown, outline.arguments[Int(first)].value, viewOrName(call), call.statement, call.block)
      if changes.count > count, covers(call, changes[count]) { changes[count].role.insert(.modal) }
    case "removeFromSuperview" where outline.empties(call): break
    case "removeFromSuperview":
      append(.hidden, viewOrName(call), .none, call.statement, call.block)
      readExchange(call)
    case "stopAnimating", "endRefreshing":
      append(.loadingEnd, call.receiver, .none, call.statement, call.block)
    case "startAnimating", "beginRefreshing":
      append(.loadingStart, call.receiver, .none, call.statement, call.block)
    case "didMove", "didMoveToParentViewController:":
      readSwap(call)
    case "setViewControllers", "setViewControllers:direction:animated:completion:":
      readPage(call)
    default: readOther(call)
    }
  }

  /// `panel.isHidden.toggle()`, `panel.fadeIn()`, `await model.load()`.
  private mutating func readOther(_ call: Call) {
    if call.name == "toggle", call.receiver.count > 2,
      outline.name(call.receiver.end - 1) == "isHidden"
    {
      let view = TokenRange(call.receiver.start, call.receiver.end - 2)
      append(.visibility, view, .none, call.statement, call.block)
    }
    if facts.extendsViews(with: call.name),
      let kind = HelperCalls(outline: outline, facts: facts).kind(of: call)
    {
      append(kind, call.receiver, .none, call.statement, call.block)
    }
    if call.name == "transition"
      || call.name == "transitionFromView:toView:duration:options:completion:"
    {
      readTransition(call)
    }
    readSwap(by: call)
    readModelCall(call)
    if hasSilentLibrary { readLibrary(call) }
  }

  /// `UIView.transition(from: form, to: result, …)`: one view takes the other's place.
  private mutating func readTransition(_ call: Call) {
    let arguments = call.arguments.map { outline.arguments[Int($0)] }
    let isSwift = outline.file.language == .swift
    guard arguments.count > 2,
      !isSwift || (arguments[0].label == "from" && arguments[1].label == "to")
    else { return }
    for (argument, kind) in zip(arguments, [Change.Kind.hidden, .shown])
    where !ViewRole(named: outline.text(argument.value)).contains(.decoration) {
      append(kind, argument.value, .none, call.statement, call.block)
    }
  }

  private mutating func readModelCall(_ call: Call) {
    guard let load = loads.load(by: call) else { return }
    append(.modelLoad, call.receiver, .none, call.statement, call.block)
    guard let index = changes.indices.last else { return }
    changes[index].model = load.load
    changes[index].counted = load.counted
  }

  /// The view that a call is made on; the name of the call where that is the view that has the code.
  private func viewOrName(_ call: Call) -> TokenRange {
    call.receiver.isEmpty ? TokenRange(Int(call.nameToken), Int(call.nameToken) + 1) : call.receiver
  }

  mutating func append(
    _ kind: Change.Kind, _ subject: TokenRange, _ value: TokenRange, _ statement: Int32,
    _ block: Int32
  ) {
    guard statement >= 0 else { return }
    let token = outline.lastNameToken(of: subject)
    var name = token.map { outline.text($0) } ?? ""
    if name == "removeFromSuperview" { name = "self" }
    guard kind == .background || !isHiddenFromAccessibility(name) else { return }
    var owner = ""
    if let token, token - 2 >= subject.start, outline.token(token - 1).kind == .period {
      var before = token - 2
      while before > subject.start, outline.token(before).kind != .identifier { before -= 1 }
      owner = outline.text(before)
    }
    changes.append(
      Change(
        kind: kind, statement: Int(statement), block: Int(block), subject: subject, name: name,
        owner: owner, value: value, vocabulary: facts.vocabulary))
  }

  /// Whether the file says that this view is nothing for assistive technologies.
  private func isHiddenFromAccessibility(_ name: String) -> Bool {
    guard !name.isEmpty, !hiddenViews.isEmpty else { return false }
    return hiddenViews.contains(Name(name))
  }
}

extension SyntaxOutline {
  /// Whether a call takes away each of all views in another one, to make room for new ones:
  /// `for view in stack.arrangedSubviews { view.removeFromSuperview() }`.
  fileprivate func empties(_ call: Call) -> Bool {
    let block = blocks[Int(call.block)]
    guard block.kind == .loopBody, call.receiver.count == 1 else { return false }
    return ["subviews", "arrangedSubviews"].contains(name(Int(block.open) - 1))
  }

  /// Whether a block begins or ends that a list refreshes itself, which it may be hidden for.
  fileprivate func refreshes(in block: Int) -> Bool {
    calls(directlyIn: block).contains {
      ["beginRefreshing", "endRefreshing"].contains($0.name)
    }
  }
}
