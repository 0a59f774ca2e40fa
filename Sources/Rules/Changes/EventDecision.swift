import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Who asked for an event.
extension EventGrouping {
  /// Whether the function is called, by others perhaps, in a task that can be cancelled: `.task { await load() }`.
  private func isCancelledWithCaller(_ event: Event) -> Bool {
    guard event.function >= 0, event.context.closure < 0, !event.context.isInTask,
      !outline.firstAwaits.isEmpty
    else { return false }
    var names = [outline.declarations[event.function].name]
    var seen = Set(names)
    while let name = names.popLast() {
      for call in outline.calls where call.name == name && (isAwaited(call) || isOwn(call)) {
        let context = outline.context(of: call)
        if context.isCancellable { return true }
        guard context.function >= 0, context.closure < 0, !context.isInTask else { continue }
        let caller = outline.declarations[context.function].name
        if seen.insert(caller).inserted { names.append(caller) }
      }
    }
    return false
  }

  private func isAwaited(_ call: Call) -> Bool {
    call.tokens.start > 0 && outline.token(call.tokens.start - 1).word == .await
  }

  private func isOwn(_ call: Call) -> Bool { outline.isOnSelf(call.receiver) }

  /// Who leads to an event, which may stop the camera that called for it.
  private func asker(of event: Event, _ callers: Asker) -> Asker {
    if let watching = facts.asker(ofSubscription: event.context.closure, of: outline) {
      var context = event.context
      context.own = watching
      return context.asker(callers: callers)
    }
    let isLast =
      callers == .framed && outline.stopsFrames(in: event.function, with: event.home)
    return event.context.asker(callers: isLast ? callers.recognised : callers)
  }

  /// Finds out who leads to an event, and what that means for it.
  func decide(_ event: inout Event) {
    var callers: Asker = []
    var guess: Asker = []
    if event.function >= 0 {
      if let known = facts.function(event.function, of: outline) {
        callers = facts.asker(of: known)
        guess = facts.guess(of: known)
        event.isAction = facts.isAction(known)
        if facts.isBegunOnce(known), showsToast(event) { callers = callers.begun }
      }
    }
    if isCancelledWithCaller(event) { event.context.isCancellable = true }
    event.asker = asker(of: event, callers)
    event.isAction =
      (event.asker == .asked || event.asker == .leaving)
      && (event.isAction || event.context.own == .asked)
    let isHot = event.context.isInLoop || HotEvents(outline: outline).contains(event)
    if isHot { event.asker.insert(.hot) }
    event.decision = event.asker.decision
    if event.changes.contains(where: { $0.kind == .step }) {
      event.decision = .awaited
      return
    }
    // What a first load has to say for itself, a toast or an error, is its outcome.
    if event.decision == .firstLoad, event.verb == .show, event.involves([.toast, .error]) {
      event.decision = .awaited
    }
    guard event.decision == .unknown || isMoreThanDrawing(event, guess) else { return }
    event.isAssumed = true
    if event.context.isLater || isObserver(event.function) {
      event.decision = .awaited
      return
    }
    switch event.verb {
    case .configure: event.decision = .lifecycle
    case _ where !guess.isEmpty: event.decision = event.context.asker(callers: guess).decision
    // What ends a wait is what was waited for.
    case .show where event.changes.contains { $0.kind == .loadingEnd }: event.decision = .awaited
    case .show, .hide, .toggle: event.decision = .asked
    default: event.decision = isHandler(event) ? .asked : .awaited
    }
  }

  /// Whether a function is there to show a toast, of which each tells something else; a HUD may only
  /// cover the screen.
  private func showsToast(_ event: Event) -> Bool {
    guard event.verb == .show else {
      // `toast(_ text: String)` and `popMessage(…)` show what they are handed on a view of its own.
      return event.verb == .other && event.involves([.toast]) && fillsNewView(event)
    }
    let names = [event.functionName, outline.typeText(around: event.function)]
    let isTold = !event.changes(.text).isEmpty
    return event.involves([.toast]) || fillsNewView(event)
      || names.contains {
        ViewRole(named: $0, facts.vocabulary).contains(.toast)
          && (isTold || !Words.split($0).contains("hud"))
      }
  }

  /// Whether a function puts a text that it is handed on a view that it makes for that.
  private func fillsNewView(_ event: Event) -> Bool {
    let function = outline.declarations[event.function]
    let handed = function.parameters.map { outline.parameters[Int($0)].name }
    return event.changes(.text).contains { text in
      text.value.count == 1 && handed.contains(outline.name(text.value.start))
        && !text.subject.isEmpty
        && outline.declarations(named: outline.name(text.subject.start), in: function.tokens)
          .contains { local in
            local.kind == .property && !local.value.isEmpty
              && [.rightParen, .rightBracket].contains(outline.token(local.value.end - 1).kind)
          }
    }
  }

  /// Whether the view is only made, and not seen yet: its initializer does not put it on screen.
  func isOnlyMade(_ event: Event) -> Bool {
    event.function >= 0 && event.context.own.isEmpty && outline.isInitializer(event.function)
      && event.changes(.shown).allSatisfy { outline.spelling($0.subject) != "self" }
  }

  /// Whether a function that nobody is known to call is one of a user's actions, by its names.
  private func isHandler(_ event: Event) -> Bool {
    guard event.function >= 0 else { return HotEvents.looksLikeHandler(event.functionName) }
    let declaration = outline.declarations[event.function]
    // `save` is bound to a button as often as not, and told too late is better than talked over.
    return HotEvents.looksLikeHandler(event.functionName)
      || FunctionRoot.isToldOfAction(declaration, in: outline)
      || (declaration.parameters.isEmpty
        && ["save", "send", "submit", "share", "delete"].contains(
          event.functionWords.first))
  }

  /// Whether others than who draws the screen lead there, though nobody is known to call those: what
  /// they say is news, what only comes and goes then may still be part of the drawing.
  private func isMoreThanDrawing(_ event: Event, _ guess: Asker) -> Bool {
    guard event.decision == .lifecycle, event.context.own.isEmpty else { return false }
    return guess.contains(.asked) || (!guess.isEmpty && !event.changes(.text).isEmpty)
  }

  /// Whether the code runs because a property was set, by nobody who is known.
  private func isObserver(_ function: Int) -> Bool {
    function >= 0 && outline.declarations[function].kind == .accessor
  }
}
