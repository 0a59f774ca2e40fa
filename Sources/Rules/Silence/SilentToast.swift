import Findings
import Indexing
import Outlining

extension Rule {
  /// A toast, banner or snackbar of the app's own comes and goes unheard.
  package static let silentToast = Rule(
    RuleInfo(
      id: "silent-toast",
      summary: "a toast, banner or snackbar appears and VoiceOver says nothing",
      rationale: """
        A toast is on screen for a few seconds. A VoiceOver user who is not told of it will never \
        come across it: it is gone before a finger gets there.
        """,
      remedy: """
        The message that is shown is announced once, in the function that presents it; its callers \
        need nothing.
        """,
      limits: [
        """
        Presenters are recognised by the names of functions, types and views, or by a view that the \
        same function takes away after a time.
        """,
        """
        Of libraries that show a text and tell nobody, AlertKit, AlertToast, GSMessages, \
        MBProgressHUD, PKHUD, ProgressHUD and SPIndicator are known.
        """,
      ])
  ) { event, context in
    let own = context.facts.vocabulary.toasts
    let names =
      ViewRole(words: event.functionWords).contains(.toast) || own.contains(event.functionName)
    let views = event.changes.contains {
      ($0.kind == .text || $0.kind == .shown) && $0.role.contains(.toast)
    }
    let states = event.changes.contains { $0.kind == .stateText && $0.role.contains(.toast) }
    guard names || views || states || event.verb == .show else { return nil }
    let typeName = context.file.typeName(event)
    let type = ViewRole(named: typeName, context.facts.vocabulary)
    // A controller's HUD is what lies over a map or a game all the time.
    let isOverlay =
      Set(Words.split(typeName)).isSuperset(of: ["hud", "controller"])
    let presents = event.verb == .show && type.contains(.toast) && !isOverlay
    let isHUD = views && (event.isOfLibrary || context.file.endsByItself(event))
    // A banner that is there already gets other words.
    let isReworded =
      event.verb == .other
      && event.changes(.text).contains {
        $0.role.contains(.toast) && $0.role.isDisjoint(with: [.label, .control, .cell])
          && !type.contains(.toast)
      }
    if states || isHUD || isReworded { return "a message is shown without an announcement" }
    let isTransient =
      event.verb == .show && hasText(event, context) && context.file.isUpForATime(event)
    guard names || views || presents || isTransient, event.verb != .hide, event.verb != .configure
    else {
      return nil
    }
    guard event.changes.contains(where: { $0.kind == .shown || $0.kind == .text }) else {
      return nil
    }
    let isShown = event.changes.contains {
      $0.kind == .shown && !$0.role.contains(.decoration)
    }
    guard
      isShown || (names && event.verb == .show)
        || own.contains(event.functionName)
    else { return nil }
    return "'\(event.functionName)' shows a message without an announcement"
  }

  /// Whether the function is handed a text, gives the view its message, or shows a view that has one.
  private static func hasText(_ event: Event, _ context: RuleContext) -> Bool {
    let outline = context.outline
    guard event.function >= 0 else { return false }
    let isHanded = outline.declarations[event.function].parameters.contains {
      TypeShape(outline.parameters[Int($0)].type, in: outline).isString
    }
    return isHanded || event.changes(.shown).contains { outline.isOnSelf($0.subject) }
      || outline.assignments(directlyIn: event.home).contains { $0.property == "message" }
  }
}
