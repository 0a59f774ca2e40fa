package import Findings
package import Indexing
import Lexing
package import Outlining
import SourceText

/// What rules look at: one file, what it changes, and what is known of its project.
package final class RuleContext: Sendable {
  /// What rules and plans both ask.
  package let file: FileEvents
  var outline: SyntaxOutline { file.outline }
  var facts: ProjectFacts { file.facts }

  /// How the file's views show their state, and that of their models.
  let states: StateUses
  private let signs: OtherSigns
  private let silence: Silence

  package init(_ outline: SyntaxOutline, _ facts: ProjectFacts) {
    let states = StateUses(outline, shows: facts.shows)
    self.states = states
    let finder = ChangeFinder(outline, states: states, facts: facts)
    let changes = finder.changes
    let grouping = EventGrouping(outline: outline, facts: facts)
    signs = OtherSigns(outline: outline, changes: changes)
    let seen = changes.isEmpty ? [] : grouping.events(of: changes)
    let presenters = seen.filter { event in
      event.verb == .show && event.function >= 0
        && event.changes(.shown).contains { !$0.role.isDisjoint(with: [.error, .toast]) }
    }
    let silence = Silence(
      outline: outline, facts: facts,
      presenters: Set(presenters.map { outline.declarations[$0.function].name }), states: states)
    self.silence = silence
    let quiet = QuietEvents(outline: outline, facts: facts, states: states, changes: changes)
    let kept = seen.filter {
      silence.isKept($0) && !Self.isLeftOver($0, of: seen, outline, facts)
    }
    file = FileEvents(
      outline: outline, facts: facts,
      events: silence.withCompanions(kept + quiet.events(after: seen.count, silence)),
      departures: seen.filter { $0.context.isDelayed && !$0.changes(.hidden).isEmpty },
      waits: Waits(outline, Self.waits(outline, finder, states), isOfView: states.showsWaiting),
      posts: PostFinder(outline: outline, facts: facts).posts())
  }

  /// Where the file shows that something is waited for, or that it is over.
  private static func waits(
    _ outline: SyntaxOutline, _ finder: ChangeFinder, _ states: StateUses
  ) -> [Waits.Place] {
    let flags = outline.assignments.compactMap { assignment -> Waits.Place? in
      let value = outline.spelling(assignment.value)
      guard value == "true" || value == "false",
        case let type = outline.typeName(ofBlock: Int(assignment.block)),
        states.use(of: assignment.property, in: type).contains(.loading)
      else { return nil }
      return Waits.Place(
        token: assignment.target.start, block: Int(assignment.block), begins: value == "true")
    }
    let changes =
      finder.changes.filter {
        $0.kind == .loadingStart || $0.kind == .loadingEnd
          || ($0.kind == .shown && $0.role.contains(.loading))
      } + finder.begun
    let places = changes.map {
      Waits.Place(token: $0.subject.start, block: $0.block, begins: $0.kind != .loadingEnd)
    }
    let calls = outline.calls.compactMap { call in
      beginsWait(call, outline).map {
        Waits.Place(token: call.tokens.start, block: Int(call.block), begins: $0)
      }
    }
    return (places + flags + calls).filter { !isOfCell($0, outline) }
  }

  /// Whether a place is in what fills a cell: a picture that is on its way there keeps no screen waiting.
  private static func isOfCell(_ place: Waits.Place, _ outline: SyntaxOutline) -> Bool {
    let function = outline.context(ofToken: place.token, inBlock: place.block).function
    guard function >= 0 else { return false }
    let declaration = outline.declarations[function]
    return declaration.name == "tableView:cellForRowAtIndexPath:"
      || declaration.name == "collectionView:cellForItemAtIndexPath:"
      || declaration.parameters.contains {
        ["cellForRowAt", "cellForItemAt"].contains(outline.parameters[Int($0)].label)
      }
  }

  /// Whether a call is one by which teams, or libraries with a HUD, show that something is waited
  /// for, or, `false`, that it is over; `nil` for others.
  private static func beginsWait(_ call: Call, _ outline: SyntaxOutline) -> Bool? {
    // Nearly all calls end here, told by their first letters.
    guard call.nameToken >= 0,
      outline.spelling(Int(call.nameToken)).hasPrefix(anyOf: waitVerbs)
    else { return nil }
    if showsWaiting.contains(call.name) { return true }
    if setsWaiting.contains(call.name), call.arguments.count == 1, let first = call.arguments.first
    {
      switch outline.spelling(outline.arguments[Int(first)].value) {
      case "true", "YES": return true
      case "false", "NO": return false
      default: return nil
      }
    }
    let name = outline.spelling(Int(call.nameToken))
    let shows = name.hasPrefix("show") || name.hasPrefix("start")
    guard shows || name.hasPrefix("hide") || name.hasPrefix("stop") else { return nil }
    if outline.isOnSelf(call.receiver) {
      return isOfWait(Words.split(outline.text(Int(call.nameToken)))) ? shows : nil
    }
    guard let token = outline.lastNameToken(of: call.receiver) else { return nil }
    if huds.contains(outline.name(token)) {
      // `showError(withStatus:)` says what has come of it.
      guard shows else { return nil }
      return !name.lowercased.contains(anyOf: ["error", "succe", "fail", "info"])
    }
    let words = Words.split(outline.text(token))
    return words.contains(where: signsOfWait.contains) ? shows : nil
  }

  /// Whether a function of the screen's own shows or hides, by its name, the sign of a wait:
  /// `hideSpinnerView()`.
  private static func isOfWait(_ name: [String]) -> Bool {
    name.contains { signsOfWait.contains($0) || $0 == "hud" }
      && Set(name).isDisjoint(with: ["error", "failed", "failure", "retry"])
  }

  private static let signsOfWait: Set<String> = ["loading", "loader", "spinner"]

  private static let waitVerbs: [StaticString] = [
    "show", "start", "set", "hide", "stop", "toggle",
  ]

  /// Names of what is told whether something is waited for.
  private static let setsWaiting: Set<Name> = [
    "setBusy", "setLoading", "setIsLoading", "setBusy:", "setLoading:", "setIsLoading:",
    "showLoading:", "toggleLoading",
  ]

  private static let huds: Set<Name> = [
    "MBProgressHUD", "SVProgressHUD", "JGProgressHUD", "ProgressHUD", "KRProgressHUD", "PKHUD",
  ]

  /// Names by which teams show that something is waited for.
  private static let showsWaiting: Set<Name> = [
    "showLoading", "startLoading", "showSpinner", "showActivityIndicator", "showLoader",
    "showLoadingView", "showLoadingIndicator", "startSpinner", "showHUD", "showProgressHUD",
  ]

  /// Whether an event only takes away what nothing but a hot path ever shows: nobody was told of it.
  private static func isLeftOver(
    _ event: Event, of all: [Event], _ outline: SyntaxOutline, _ facts: ProjectFacts
  ) -> Bool {
    guard event.decision != .hot, event.changes.allSatisfy({ $0.kind == .hidden }) else {
      return false
    }
    guard let function = facts.function(event.function, of: outline),
      facts.isPartOfHotPaths(function)
    else { return false }
    let names = Set(event.changes.map(\.name))
    let showing = all.filter { other in
      other.changes([.shown, .visibility]).contains { names.contains($0.name) }
    }
    return !showing.isEmpty && showing.allSatisfy { $0.decision == .hot }
  }

  /// Whether something beside an event shows what became of it.
  func hasOtherSigns(beside event: Event) -> Bool { signs.isFound(beside: event) }

  /// Whether the code around a call is nothing that an app's user meets.
  func isOutOfSight(_ call: Call) -> Bool {
    let function = outline.context(of: call).function
    return silence.outOfSight.contains(function: function)
  }

  /// Whether an expression is a string: by itself, or by what its name is declared as.
  func isString(_ value: TokenRange, at call: Call) -> Bool {
    if outline.isProvableString(value) { return true }
    guard let name = outline.lastName(of: value) else { return false }
    if value.count > 1 {
      return name == "text"
        && ViewRole(named: outline.text(value.end - 3), facts.vocabulary).contains(.label)
    }
    let function = outline.context(of: call).function
    guard function >= 0 else { return false }
    let declaration = outline.declarations[function]
    for index in declaration.parameters where outline.parameters[Int(index)].name == name {
      return TypeShape(outline.parameters[Int(index)].type, in: outline).isString
    }
    for local in outline.declarations(named: name, in: declaration.tokens)
    where local.kind == .property {
      return local.type.isEmpty
        ? TypeShape(value: local.value, in: outline).isString
        : TypeShape(local.type, in: outline).isString
    }
    return facts.property(name, of: outline.typeName(around: function))?.shape.isString ?? false
  }
}
