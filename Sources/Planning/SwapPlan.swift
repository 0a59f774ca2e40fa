import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// A screen that replaces another.
struct SwapPlan {
  private let base: EventPlan
  private var event: Event { base.event }

  init(_ context: PlanningContext, _ finding: Finding, _ event: Event) {
    base = EventPlan(context, finding, event)
  }

  func plan() -> Plan? {
    if event.changes.contains(where: { $0.kind == .stateSwap }) { return statePlan }
    guard !base.isUnasked, event.decision != .firstLoad else {
      return base.tellLayout(.focusWouldMove, .screenChanged)
    }
    if let step = event.changes.first(where: { $0.kind == .step }) {
      let heading = base.context.outline.text(step.subject)
      return base.moveFocus(
        .screenChanged, to: heading.isEmpty ? nil : heading, doubt: .weakEvidence)
    }
    guard !event.isConditional else {
      return base.tellLayout(.severalConditions, .screenChanged)
    }
    guard let swap = event.changes.last(where: { $0.kind == .swap }),
      MessageChoice(base.context, event).isPlainChain(swap.subject),
      base.context.isVisible(
        [base.context.outline.name(swap.subject.start)], from: event.home, in: event)
    else { return base.tellLayout(.unknownView, .screenChanged) }
    // What a HUD lies in is no screen.
    guard
      base.typeRole.isDisjoint(with: [.toast, .loading])
    else { return nil }
    // What was there before comes back: nothing has changed for who looks at it.
    if isRestored(swap) || isOfHiddenWindow(swap) { return nil }
    let controller = base.context.outline.text(swap.subject)
    // What goes hands back what it had: where that is, the code does not say.
    guard !controller.contains("?"), event.verb != .hide, !isGivenUp(swap) else {
      return base.tellLayout(.unknownView, .screenChanged)
    }
    // What is presented from there lies over it, and is told by the system.
    if presentsNext(swap) || isPresented(swap) { return nil }
    let isOptional =
      isOptionalLocal(swap.subject) || isOptionalMember(swap) || isOptionalParameter(swap)
    let optional = isOptional ? "?" : ""
    return base.moveFocus(
      .screenChanged, to: "\(controller)\(optional).view", doubt: doubt(swap))
  }

  /// Why the focus may not belong on the screen that has come, or not yet.
  private func doubt(_ swap: Change) -> Reason? {
    if isPage(swap) { return pageDoubt }
    if isUnderWay(swap) { return .placement }
    if staysOnTab { return .leavesControl }
    if isPutOff { return .unknownView }
    return embeddingDoubt
  }

  /// Whether an animation without a completion brings the screen, and is under way when the code goes on.
  private func isUnderWay(_ swap: Change) -> Bool {
    let outline = base.context.outline
    return event.completionBlock < 0
      && outline.blocks(around: swap.block, within: event.home).contains(where: outline.isAnimated)
  }

  /// The plan for a view of SwiftUI's that is another screen now: which element comes first there, nobody
  /// can name.
  private var statePlan: Plan {
    switch event.decision {
    case .firstLoad, .lifecycle: return base.display(.firstLoad)
    case .unasked: return base.display(.unasked)
    default: break
    }
    let isPerhapsNone =
      isOfWatcher
      || event.decision != .asked && event.changes(.stateSwap).contains { !$0.value.isEmpty }
    let doubt: Reason? = event.isConditional || isPerhapsNone ? .severalConditions : nil
    return base.moveFocus(
      .screenChanged, to: nil, doubt: event.isAssumed ? .guessedCaller : doubt)
  }

  /// Whether a view does it when something else has changed, which may leave all as it is.
  private var isOfWatcher: Bool {
    let outline = base.context.outline
    return event.context.closure >= 0
      && ["onChange", "onReceive"].contains(outline.call(ofClosure: event.context.closure)?.name)
  }

  /// Whether a closure that the function has run later shows the window.
  private var isPutOff: Bool {
    let outline = base.context.outline
    return outline.calls(in: outline.declarations[event.function].tokens).contains { index in
      let call = outline.calls[index]
      guard call.name == "makeKeyAndVisible", outline.isBlock(Int(call.block), inside: event.home),
        let body = outline.body(around: Int(call.block)), body != outline.body(around: event.home),
        outline.blocks[body].closure >= 0
      else { return false }
      return [.mainHop, .delayed].contains(outline.role(of: Int(outline.blocks[body].closure)))
    }
  }

  /// Whether the window is only shown when the branch with its root is over.
  private var comesLater: Bool {
    let outline = base.context.outline
    let home = outline.blocks[event.home]
    guard home.kind != .function, let shown = windowShown, shown > Int(home.close) else {
      return false
    }
    return makesWindow { Words.split($0).contains("window") }
  }

  /// Whether the function makes the app's window: there is no screen before its first, where it is no
  /// screen itself.
  private var makesFirstWindow: Bool {
    Words.split(base.context.found.typeName(event)).last != "controller"
      && makesWindow { $0 == "window" }
  }

  /// Whether the function makes a window that is kept under such a name.
  private func makesWindow(as isMeant: (String) -> Bool) -> Bool {
    let outline = base.context.outline
    let body = outline.declarations[event.function].tokens
    return outline.assignments[outline.assignments(in: body)].contains { assignment in
      assignment.propertyToken >= 0 && isMeant(outline.text(Int(assignment.propertyToken)))
        && outline.spelling(assignment.value).hasPrefix(anyOf: ["UIWindow(", "[[UIWindow"])
    }
  }

  /// The token with which the function shows the window, the last of them.
  private var windowShown: Int? {
    let outline = base.context.outline
    return outline.calls(in: outline.declarations[event.function].tokens)
      .last { outline.calls[$0].name == "makeKeyAndVisible" }
      .map { outline.calls[$0].tokens.start }
  }

  /// Whether a screen is only there while something is waited for: `loadingViewController`.
  private func isOfWait(_ words: [String]) -> Bool {
    ["loading", "splash", "launch"].contains(words.first)
      && ["controller", "vc", "screen", "view"].contains(words.last)
  }

  /// Why it may be the first child rather than another one: the same code sets the screen up.
  private var embeddingDoubt: Reason? {
    let starts = ["start", "launch", "run", "boot", "begin"]
    let words = event.functionWords
    let first = words.first ?? ""
    if event.verb == .show, words.dropFirst().first == "splash" { return .firstLoad }
    // A screen that only waits has nothing to go to, and the next one is told.
    if event.changes(.swap).contains(where: { isOfWait(Words.split($0.name)) }) {
      return .firstLoad
    }
    let setsUp =
      event.verb == .configure
      && (event.isAssumed || event.asker.contains(.lifecycle)
        || Words.split(base.context.found.typeName(event)).contains("splash"))
    let opensWindow = starts.contains(first) || event.verb == .configure || makesFirstWindow
    if setsUp || windowShown != nil && opensWindow {
      return .firstLoad
    }
    // `present(_:)` puts up the first screen of all as well as any other.
    if event.isAssumed, words.count == 1 { return .guessedCaller }
    if setsRoot { return comesLater ? .severalConditions : isSetElsewhere ? .weakEvidence : nil }
    if event.asker.contains(.lifecycle) { return .firstLoad }
    if event.isAssumed { return .guessedCaller }
    // A part of the screen that comes with what was waited for is not what the user asked for.
    return event.decision == .asked ? nil : .weakEvidence
  }

  /// Whether the new controller presents something at once: `root.presentLogin()`.
  private func presentsNext(_ swap: Change) -> Bool {
    let outline = base.context.outline
    let body = outline.declarations[event.function].tokens
    return outline.calls(in: body).contains { index in
      let call = outline.calls[index]
      return call.nameToken >= 0 && call.tokens.start > swap.subject.start
        && outline.spelling(Int(call.nameToken)).hasPrefix("present")
        && outline.lastName(of: call.receiver) == Name(swap.name)
    }
  }

  /// Whether the system has presented the new controller already: `present(home) { window.root… = home }`.
  private func isPresented(_ swap: Change) -> Bool {
    let outline = base.context.outline
    let body = outline.declarations[event.function].tokens
    return outline.calls(in: body).contains { index in
      let call = outline.calls[index]
      guard ["present", "presentViewController:animated:completion:"].contains(call.name),
        call.tokens.start < swap.subject.start, let first = call.arguments.first
      else { return false }
      return outline.lastName(of: outline.arguments[Int(first)].value) == Name(swap.name)
    }
  }

  /// Whether a window gets the root again that it had when the function began.
  private func isRestored(_ swap: Change) -> Bool {
    let outline = base.context.outline
    guard swap.subject.count == 1 else { return false }
    let name = outline.name(swap.subject.start)
    let function = outline.declarations[event.function].tokens
    return outline.declarations(named: name, in: function).contains {
      outline.lastName(of: $0.value) == "rootViewController"
    }
  }

  /// Whether the window is made in the same function, which does not show it.
  private func isOfHiddenWindow(_ swap: Change) -> Bool {
    let outline = base.context.outline
    let body = outline.declarations[event.function].tokens
    let assignments = outline.assignments(in: body).map { outline.assignments[$0] }
    guard
      let root = assignments.first(where: {
        Int($0.statement) == swap.statement && $0.property == "rootViewController"
      }), let window = outline.lastName(of: root.receiver),
      assignments.contains(where: {
        $0.property == window && outline.spelling($0.value).contains("UIWindow")
      }) || makesWindow(window)
    else { return false }
    let isShown =
      assignments.contains {
        ["isHidden", "hidden"].contains($0.property) && outline.lastName(of: $0.receiver) == window
      }
      || outline.calls(in: body).contains {
        outline.lastName(of: outline.calls[$0].receiver) == window
      }
    return !isShown
  }

  /// Whether a local of the function is a window that it makes, of the app's own kind perhaps.
  private func makesWindow(_ name: Name) -> Bool {
    let outline = base.context.outline
    let body = outline.declarations[event.function].tokens
    return outline.declarations(named: name, in: body).contains { local in
      let value = outline.spelling(local.value)
      return value.contains("Window(") || value.contains("Window alloc")
    }
  }

  /// Whether a window gets another root, rather than a controller another child.
  private var setsRoot: Bool {
    base.context.outline.assignments.contains { assignment in
      assignment.property == "rootViewController"
        && event.changes.contains { $0.statement == Int(assignment.statement) }
    }
  }

  /// Whether another function makes the same controller the root, and this one makes no new one: then it is
  /// there already as often as not, and what is pushed there the system tells.
  private var isSetElsewhere: Bool {
    let outline = base.context.outline
    let own = outline.declarations[event.function].tokens
    let roots = outline.assignments.filter { $0.property == "rootViewController" }
    guard let root = roots.first(where: { own.contains($0.target.start) }),
      let name = outline.lastName(of: root.value), !base.context.isLocal(name, in: event),
      !outline.assignments[outline.assignments(in: own)].contains(where: { $0.property == name })
    else { return false }
    return roots.contains {
      !own.contains($0.target.start) && outline.text($0.value) == outline.text(root.value)
    }
  }

  /// Whether the name of the controller is emptied before the post would come.
  private func isGivenUp(_ swap: Change) -> Bool {
    let outline = base.context.outline
    return outline.assignments(directlyIn: event.home).contains {
      $0.property == Name(swap.name) && $0.target.start > swap.subject.start
        && outline.text($0.value) == "nil"
    }
  }

  /// Whether the controller is a property that may be `nil`.
  private func isOptionalMember(_ swap: Change) -> Bool {
    let outline = base.context.outline
    guard outline.file.language == .swift, !outline.text(swap.subject).hasSuffix("!") else {
      return false
    }
    let shape = base.context.shape(of: Name(swap.name), in: event)
    return shape.isOptional && !shape.wrapping.contains(.implicitlyUnwrapped)
      && !base.context.isLocal(Name(swap.name), in: event)
  }

  /// Whether the controller is handed over as one that may be `nil`, and nothing unwraps it.
  private func isOptionalParameter(_ swap: Change) -> Bool {
    let outline = base.context.outline
    let name = Name(swap.name)
    guard swap.subject.count == 1, outline.file.language == .swift,
      base.context.isParameter(name, in: event),
      base.context.shape(of: name, in: event).isOptional
    else { return false }
    let function = outline.declarations[event.function].tokens
    return !outline.declarations(named: name, in: function).contains {
      $0.kind == .binding && $0.tokens.start < swap.subject.start
    }
  }

  /// Whether a controller is a local that may be `nil`: from an optional chain, or cast.
  private func isOptionalLocal(_ subject: TokenRange) -> Bool {
    let outline = base.context.outline
    guard subject.count == 1, outline.file.language == .swift else { return false }
    let function = outline.declarations[event.function].tokens
    let name = outline.name(subject.start)
    return outline.declarations(named: name, in: function).contains { declaration in
      guard declaration.kind == .property, !declaration.value.isEmpty else { return false }
      if !declaration.type.isEmpty { return TypeShape(declaration.type, in: outline).isOptional }
      return mayBeNil(declaration.value)
        || outline.text(declaration.value).hasSuffix("instantiateInitialViewController()")
    }
  }

  /// Whether an expression chains, casts or tries to what may be `nil`, outside its brackets, which may
  /// hold closures.
  private func mayBeNil(_ value: TokenRange) -> Bool {
    let outline = base.context.outline
    var isOptional = false
    var index = value.start
    while index < value.end {
      switch outline.token(index).kind {
      case .question: isOptional = isOptional || outline.token(index).isLeftBound
      case .exclamation where outline.token(index - 1).word == .as: return false
      case .operator where outline.text(index) == "??": return false
      default: break
      }
      index = max(index, Int(outline.partners[index])) + 1
    }
    return isOptional
  }

  /// Why a page may not be what the user goes on with; `nil` for a page that a button turns.
  private var pageDoubt: Reason? {
    guard event.isAction else { return .weakEvidence }
    if staysOnTab || isTurnedByPageControl { return .leavesControl }
    // One picture for another in a part of the screen.
    let type = Words.split(base.context.found.typeName(event))
    return type.contains(where: SwapPlan.wordsOfPictures.contains) ? .weakEvidence : nil
  }

  private static let wordsOfPictures = Set(
    words: "photo photos image images picture pictures gallery carousel slider slideshow banner")

  /// Whether a page control's own callback turns the page: the user may want to turn on there.
  private var isTurnedByPageControl: Bool {
    let outline = base.context.outline
    let closure = event.context.closure
    guard closure >= 0 else { return false }
    let start = outline.closures[closure].tokens.start
    return outline.assignments.contains {
      $0.value.contains(start)
        && outline.spelling($0.receiver).lowercased.contains("pagecontrol")
    }
  }

  private var staysOnTab: Bool { base.staysOnControl || base.choosesTab }

  /// Whether the swap is a page of a page view controller: that may be spoken, as a page.
  private func isPage(_ swap: Change) -> Bool {
    base.context.outline.calls.contains {
      Int($0.statement) == swap.statement
        && ($0.name == "setViewControllers"
          || $0.name == "setViewControllers:direction:animated:completion:")
    }
  }
}
