import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// What replaces or covers the screen: child controllers, windows' roots, pages and steps.
extension ChangeFinder {
  /// `child.didMove(toParent: self)` where the same function takes another child out.
  mutating func readSwap(_ call: Call) {
    guard let first = call.arguments.first, !call.receiver.isEmpty,
      outline.spelling(outline.arguments[Int(first)].value) == "self"
    else { return }
    let function = outline.context(of: call).function
    guard function >= 0 else { return }
    let body = outline.declarations[function].tokens
    let child = outline.spelling(call.receiver)
    let removes = outline.calls(in: body).contains { index in
      let other = outline.calls[index]
      switch other.name {
      case "removeFromParent", "removeFromParentViewController":
        return outline.spelling(other.receiver) != child && mayMeet(other, call)
      default: return false
      }
    }
    guard removes else { return }
    append(.swap, call.receiver, .none, call.statement, call.block)
  }

  /// Whether two calls of one function may both be reached: not in branches that exclude each other,
  /// or of which the first leaves.
  private func mayMeet(_ left: Call, _ right: Call) -> Bool {
    func path(_ call: Call) -> [Int] {
      Array(outline.blocksOfFunction(around: Int(call.block)))
    }
    let (lefts, rights) = (path(left), path(right))
    let isFirst = left.tokens.start < right.tokens.start
    let ahead = (isFirst ? lefts : rights).filter { !(isFirst ? rights : lefts).contains($0) }
    let behind = (isFirst ? rights : lefts).filter { !(isFirst ? lefts : rights).contains($0) }
    if ahead.contains(where: outline.leaves) { return false }
    guard let one = ahead.last, let other = behind.last else { return true }
    return outline.blocks[one].statement != outline.blocks[other].statement
  }

  /// `pages.setViewControllers([next], direction: .forward, …)`: turned by the app, not by a swipe.
  mutating func readPage(_ call: Call) {
    guard let first = call.arguments.first, call.arguments.count > 2,
      outline.spelling(call.receiver) != "super"
    else { return }
    var value = outline.arguments[Int(first)].value
    if outline.token(value.start).kind == .at { value = TokenRange(value.start + 1, value.end) }
    guard value.count == 3, outline.token(value.start).kind == .leftBracket,
      outline.token(value.start + 1).kind == .identifier
    else { return }
    append(.swap, TokenRange(value.start + 1, value.end - 1), .none, call.statement, call.block)
  }

  /// `viewDidAppear` of a controller that is a step of something: its container shows it by itself.
  mutating func readSteps() {
    for index in outline.declarations.indices
    where outline.declarations[index].name == "viewDidAppear"
      || outline.declarations[index].name == "viewDidAppear:"
    {
      let parent = Int(outline.declarations[index].parent)
      let body = Int(outline.declarations[index].body)
      guard parent >= 0, body >= 0, outline.blocks[body].last >= 0,
        outline.declarations[parent].nameToken >= 0
      else { continue }
      let words = Words.split(outline.text(Int(outline.declarations[parent].nameToken)))
      guard words.contains(where: { ChangeFinder.steps.contains($0) }),
        words.contains("controller") || words.last == "vc"
      else { continue }
      let heading = heading(ofType: parent)
      append(.step, heading, .none, outline.blocks[body].last, Int32(body))
    }
  }

  private static let steps: Set<String> = [
    "step", "onboarding", "wizard", "welcome", "tutorial", "intro", "introduction", "pin",
    "passcode", "page", "permission", "permissions",
  ]

  /// The name of the label that is a controller's heading; empty for none.
  private func heading(ofType type: Int) -> TokenRange {
    for declaration in outline.declarations
    where declaration.kind == .property && Int(declaration.parent) == type
      && declaration.nameToken >= 0
    {
      let words = Words.split(outline.text(Int(declaration.nameToken)))
      guard words.last == "label", let first = words.first,
        ["title", "header", "heading", "headline"].contains(first)
      else { continue }
      return TokenRange(Int(declaration.nameToken), Int(declaration.nameToken) + 1)
    }
    return .none
  }

  /// `old.view.removeFromSuperview()` where the same function puts another controller's view in.
  mutating func readExchange(_ call: Call) {
    guard let old = controller(ofView: call.receiver) else { return }
    let function = outline.context(of: call).function
    guard function >= 0 else { return }
    let body = outline.declarations[function].tokens
    for index in outline.calls(in: TokenRange(call.tokens.start + 1, body.end)) {
      let other = outline.calls[index]
      switch other.name {
      case "addSubview", "insertSubview", "addSubview:", "insertSubview:atIndex:": break
      default: continue
      }
      // `if let old { old.view.removeFromSuperview() }` stands beside it.
      guard let first = other.arguments.first,
        outline.isBlock(Int(call.block), inside: Int(other.block)), mayMeet(call, other),
        let new = controller(ofView: outline.arguments[Int(first)].value),
        outline.spelling(new) != outline.spelling(old)
      else { continue }
      append(.swap, new, .none, other.statement, other.block)
      return
    }
  }

  /// Whether what is added lies over the whole screen: an overlay as large as what it is added to, or
  /// another controller's view that moves in over this one.
  func covers(_ call: Call, _ shown: Change) -> Bool {
    let function = outline.context(of: call).function
    guard function >= 0 else { return false }
    let body = outline.declarations[function].tokens
    let type = outline.typeText(around: function)
    let role = shown.isOfSelf ? ViewRole(named: type) : shown.role
    let holder = outline.text(call.receiver).filter { $0 != "?" && $0 != "!" }
    let isLocal = !holder.contains(".") && holder != "view"
    let whole = isLocal ? local(holder, in: body) ?? holder : holder
    let isOverWindow = Words.split(whole).contains { $0 == "window" || $0 == "windows" }
    let isOverView = ChangeFinder.screens.contains(whole)
    if isOverView || isOverWindow, !isPutBelow(call), isMadeAsLarge(shown, as: holder, in: body) {
      return true
    }
    // What shows a wait is nothing to go to.
    guard !shown.isOfSelf || role.isDisjoint(with: [.loading, .decoration, .toast]) else {
      return false
    }
    if isOverView || isOverWindow, isShownAlone(shown, role, by: function),
      isBoundAtEdges(shown, of: holder, in: body)
    {
      return true
    }
    // An alert or a dialog of the app's own that is put into the window, if not at its edge.
    let words = Words.split(type)
    if isOverWindow, !words.contains("bar"), !words.contains("banner"),
      !ChangeFinder.dialogs.isDisjoint(with: shown.isOfSelf ? words : Words.split(shown.name))
    {
      return true
    }
    // What shows itself over all else, if it does not point at something there.
    if isOverWindow, shown.isOfSelf, isShownAlone(shown, role, by: function),
      ChangeFinder.pointers.isDisjoint(with: words)
    {
      return true
    }
    if role.contains(.overlay) || (isOverWindow && role.isDisjoint(with: [.toast])) {
      return isGivenBounds(outline.spelling(shown.subject), in: body)
        || isBoundAtEdges(shown, of: holder, in: body)
    }
    return movesIn(shown, over: outline.spelling(call.receiver), at: call.tokens.start, in: body)
  }

  /// What a local name of a function stands for: `UIApplication.shared.windows.last`; `nil` for others.
  private func local(_ name: String, in body: TokenRange) -> String? {
    outline.declarations(named: Name(name), in: body)
      .first { [.property, .binding].contains($0.kind) && !$0.value.isEmpty }
      .map { outline.text($0.value).filter { $0 != "?" && $0 != "!" } }
  }

  /// What is as large as the screen.
  private static let screens: Set<String> = [
    "view", "self.view", "navigationController.view", "self.navigationController.view",
    "tabBarController.view", "self.tabBarController.view",
  ]

  /// Whether what is added is the view of a child controller, which is moved in over this one's.
  private func movesIn(
    _ shown: Change, over host: Spelling, at start: Int, in body: TokenRange
  ) -> Bool {
    guard let controller = controller(ofView: shown.subject), host.hasSuffix("view"),
      host == "view" || host == "self.view" || host.hasSuffix("parent.view")
    else { return false }
    let child = outline.spelling(controller)
    let calls = outline.calls(in: body).map { outline.calls[$0] }
    let isChild = calls.contains {
      ($0.name == "addChild" || $0.name == "addChildViewController:") && !$0.arguments.isEmpty
        && outline.spelling(outline.arguments[Int($0.arguments.lowerBound)].value) == child
    }
    return isChild
      && calls.contains {
        $0.name == "animate" && $0.tokens.start > start
          && outline.text($0.tokens).contains(outline.text(controller))
      }
  }

  private static let dialogs: Set<String> = [
    "alert", "dialog", "dialogue", "popup", "modal", "lightbox", "overlay",
  ]

  /// Words of what lies beside the rest of the screen, or points at a part of it.
  private static let pointers: Set<String> = [
    "bar", "banner", "tooltip", "tip", "tips", "bubble", "floating", "float", "dropdown", "drop",
    "popover", "menu", "hint", "badge", "ball", "button", "mark", "guide", "mini",
  ]

  /// What an assignment gives, through all that it is handed on to: `first.hidden = second.hidden = YES`.
  func lastValue(_ value: TokenRange) -> Spelling {
    let isChained = value.count > 2 && outline.token(value.end - 2).kind == .equal
    return outline.spelling(isChained ? TokenRange(value.end - 1, value.end) : value)
  }

  /// Whether the view that has the property, which `token` names, has code of its own for what it is given.
  func hasSetter(_ assignment: Assignment, on token: Int) -> Bool {
    let owner = facts.property(
      outline.name(token), of: outline.typeName(ofBlock: Int(assignment.block)))
    guard let type = owner?.shape.base, type != .none else { return false }
    let property = outline.text(Int(assignment.propertyToken))
    let method = "set\(property.prefix(1).uppercased())\(property.dropFirst()):"
    return facts.runs(assignment.property.setter, of: type) || facts.runs(Name(method), of: type)
  }

  /// Whether what has a property is shown elsewhere, by whatever it is bound to or handed to.
  func isOfModel(_ token: Int, _ block: Int) -> Bool {
    isLocalModel(token, block) || isWatched(token)
  }

  /// Whether views watch a property of this name, which a model keeps: what it holds is shown there.
  func isWatched(_ token: Int) -> Bool {
    let name = outline.name(token)
    return outline.declarations.contains { declaration in
      declaration.name == name && declaration.kind == .property
        && declaration.attributes.contains {
          ["Published", "State", "Binding"].contains(outline.attributes[Int($0)].name)
        }
    }
  }

  /// Whether something is made here that is no view: what it holds is shown elsewhere.
  func isLocalModel(_ token: Int, _ block: Int) -> Bool {
    let name = outline.name(token)
    guard
      let local = outline.declarations.first(where: {
        $0.kind == .property && $0.name == name && $0.block >= 0
          && outline.blocks[Int($0.block)].kind != .typeBody
          && outline.isBlock(block, inside: Int($0.block))
      })
    else { return false }
    let isTyped = !local.type.isEmpty
    let shape =
      isTyped ? TypeShape(local.type, in: outline) : TypeShape(value: local.value, in: outline)
    guard
      let spelled = (isTyped ? local.type : local.value).indices
        .first(where: { outline.name($0) == shape.base }),
      ViewTypes.evidence(type: shape, name: outline.text(token), facts: facts) < .name
    else { return false }
    // Of what a library declares only the name is known: `Report(level: level)`.
    let type = outline.text(spelled)
    if let last = Words.split(type).last,
      ["message", "response", "request", "event"].contains(last)
    {
      return true
    }
    return facts.declares(shape.base)
      || ViewTypes.evidence(type: .unknown, name: type, facts: facts) < .name
        && ViewRole(named: type, facts.vocabulary).isDisjoint(with: [.error, .toast])
  }

  /// Whether a view is put below others, or below all: `insertSubview(cover, at: 0)`.
  private func isPutBelow(_ call: Call) -> Bool {
    if outline.insertsBelow(call) { return true }
    let second = call.arguments.dropFirst().first
    return second.map { outline.text(outline.arguments[Int($0)].value) == "0" } ?? false
  }

  /// Whether a view is made here as large as what it is put on, `UIView(frame: view.bounds)`, or as the
  /// whole screen.
  private func isMadeAsLarge(_ shown: Change, as holder: String, in body: TokenRange) -> Bool {
    guard shown.role.isDisjoint(with: [.toast]) else { return false }
    let short = holder.hasPrefix("self.") ? String(holder.dropFirst(5)) : holder
    return outline.declarations(named: Name(shown.name), in: body).contains { local in
      guard local.kind == .property else { return false }
      let value = outline.text(local.value)
      return [short, "self.\(short)", "UIScreen.main", "[UIScreen mainScreen]"].contains {
        value.hasSuffix("(frame: \($0).bounds)") || value.hasSuffix("initWithFrame:\($0).bounds]")
      }
    }
  }

  /// Whether a view is given the frame of something whole: `overlay.frame = view.bounds`.
  private func isGivenBounds(_ added: Spelling, in body: TokenRange) -> Bool {
    outline.assignments(in: body).contains { index in
      let assignment = outline.assignments[index]
      let isOfAdded =
        outline.spelling(assignment.receiver) == added
        || (assignment.receiver.isEmpty && added == "self")
      return assignment.property == "frame" && isOfAdded
        && outline.spelling(assignment.value).hasSuffix("bounds")
    }
  }

  /// Whether a function is for showing a view to which the user goes on.
  private func isShownAlone(_ shown: Change, _ role: ViewRole, by function: Int) -> Bool {
    let token = Int(outline.declarations[function].nameToken)
    return token >= 0 && FunctionVerb(named: outline.text(token)) == .show
      && role.isDisjoint(with: [.status, .error, .toast, .loading, .decoration, .picture])
      && !Words.tellNothing(Words.split(shown.name))
  }

  /// Whether a view is laid out at all edges of what holds it, by its anchors or by one of the layout
  /// libraries: `panel.snp.makeConstraints { $0.edges.equalToSuperview() }`.
  private func isBoundAtEdges(_ shown: Change, of holder: String, in body: TokenRange) -> Bool {
    let name: Name = shown.name.isEmpty ? "self" : Name(shown.name)
    if isAnchored(name, in: body) { return true }
    return outline.calls(in: body).contains { index in
      let call = outline.calls[index]
      guard ["makeConstraints", "mas_makeConstraints:"].contains(call.name),
        call.receiver.indices.contains(where: { outline.name($0) == name })
      else { return false }
      let text = outline.spelling(call.tokens)
      if text.contains("UIScreen.main.bounds.width"), text.contains("UIScreen.main.bounds.height") {
        return true
      }
      if outline.text(call.tokens).contains("edges.equalTo(\(holder))") { return true }
      return text.contains(anyOf: [
        "edges.equalToSuperview()", "edges.mas_equalTo(0)", "edges.equalTo(window)",
        "edges.equalTo(self.view)", "edges.equalTo(view)", "edges.mas_equalTo(self.view)",
      ])
    }
  }

  /// Whether a view's anchors are those of another at all four sides, without a distance:
  /// `panel.topAnchor.constraint(equalTo: view.topAnchor)`.
  private func isAnchored(_ name: Name, in body: TokenRange) -> Bool {
    var sides: Set<Name> = []
    for index in outline.calls(in: body) {
      let call = outline.calls[index]
      guard call.name == "constraint" || call.name == "constraintEqualToAnchor:",
        call.arguments.count == 1,
        let side = outline.lastName(of: call.receiver),
        case let other = outline.arguments[Int(call.arguments.lowerBound)].value,
        outline.lastName(of: other) == side, !outline.spelling(other).contains("afeArea")
      else { continue }
      let isOfIt =
        call.receiver.count == 1
        ? name == "self"
        : call.receiver.indices.dropLast(2).contains { outline.name($0) == name }
      if isOfIt { sides.insert(side) }
    }
    return sides.isSuperset(of: ["topAnchor", "bottomAnchor"])
      && (sides.isSuperset(of: ["leadingAnchor", "trailingAnchor"])
        || sides.isSuperset(of: ["leftAnchor", "rightAnchor"]))
  }

  /// The controller of `controller.view`; `nil` for other expressions.
  private func controller(ofView value: TokenRange) -> TokenRange? {
    guard value.count >= 3, outline.lastName(of: value) == "view",
      let dot = outline.lastNameToken(of: value).map({ $0 - 1 }),
      outline.token(dot).kind == .period
    else { return nil }
    return TokenRange(value.start, dot)
  }
}
