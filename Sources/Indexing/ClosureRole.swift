import Lexing
package import Outlining
import SourceText

/// When the body of a closure runs, seen from the code that writes it.
@usableFromInline package enum ClosureRole: UInt8, Sendable, CaseIterable {
  /// Before the call returns, or as if it did: `forEach`, an animation's changes.
  case inline
  /// When an animation ends: still the same event for who watches and listens.
  case animationCompletion
  /// On the main queue as soon as it is free.
  case mainHop
  /// Once, after a time.
  case delayed
  /// Because the user did something: a button's action, a tap.
  case action
  /// When a view appears or disappears.
  case lifecycle
  /// When a value changes that is watched.
  case observer
  /// Uncalled for: notifications, sockets.
  case unasked
  /// Whenever the object that keeps it has news.
  case stream
  /// When the view that keeps it has something to tell: most often that the user did something.
  case callback
  /// Many times a second, or at every key.
  case hot
  /// Each time that a timer fires.
  case tick
  /// Later, when something that was begun is done.
  case completion
  /// A `Task` that starts here.
  case task
  /// The `task` modifier of a view: runs when it appears, and may wait.
  case viewTask
  /// The `refreshable` modifier: the user pulled, the body waits.
  case refresh
  /// A view builder or another builder: drawing.
  case builder
}

extension SyntaxOutline {
  /// The role of a closure, by the call that takes it and the label.
  package func role(of closure: Int) -> ClosureRole {
    let closure = closures[closure]
    guard closure.call >= 0 else { return callbackRole(closure) }
    if closure.body >= 0, blocks[Int(closure.body)].legality == .resultBuilder { return .builder }
    let call = calls[Int(closure.call)]
    if let role = role(ofArgument: closure.label, of: call) { return role }
    return isOfComponent(call) ? roleInComponent(closure, of: call) : .completion
  }

  /// The role of the closure that a block is the body of; `nil` for another block.
  package func role(ofBody block: Int) -> ClosureRole? {
    let closure = Int(blocks[block].closure)
    return closure >= 0 ? role(of: closure) : nil
  }

  /// Whether a block is a closure that is not run by what the code around it does: a button's action,
  /// an observer.
  package func hasOwnCause(_ block: Int) -> Bool {
    guard blocks[block].closure >= 0 else { return false }
    switch role(of: Int(blocks[block].closure)) {
    case .inline, .animationCompletion, .mainHop, .delayed, .completion, .task: return false
    default: return true
    }
  }

  /// The role of what a call is given to run under a label; `nil` where neither tells it.
  func role(ofArgument label: Name, of call: Call) -> ClosureRole? {
    if let role = ClosureRole.byCall[call.name] { return refine(role, label, call) }
    // What is bound to a control is set by the user.
    if call.name == "Binding" { return label == "set" ? .action : .builder }
    if let role = ClosureRole.byLabel[label] { return role }
    if isButton(call) || makesButtonOfAlert(call) || asks(call, label) { return .action }
    if listens(call) { return .observer }
    guard animates(call) else { return nil }
    return label == "completion" ? .animationCompletion : .inline
  }

  /// Whether a call hands on what comes from now on, `listenForMessages { … }`, not one answer only.
  private func listens(_ call: Call) -> Bool {
    guard call.nameToken >= 0 else { return false }
    // Nearly all names end at their first letter.
    switch file.bytes[Int(token(Int(call.nameToken)).start)] {
    case UInt8(ascii: "l"), UInt8(ascii: "o"): break
    default: return false
    }
    let name = spelling(Int(call.nameToken))
    return name.hasPrefix(anyOf: ["listenFor", "listenTo", "observe"])
      && !name.contains(anyOf: ["Single", "Once"])
  }

  /// Whether a call runs what it is given in an animation of the app's own: `performAnimations { … }`.
  private func animates(_ call: Call) -> Bool {
    guard call.nameToken >= 0 else { return false }
    let name = spelling(Int(call.nameToken)).lowercased
    return name.hasSuffix("animate") || name.hasPrefix("performanimations")
  }

  /// The role of a closure that is kept in a property: by that property's name.
  private func callbackRole(_ closure: Closure) -> ClosureRole {
    let start = closure.tokens.start
    guard start >= 2, token(start - 1).kind == .equal, token(start - 2).kind == .identifier else {
      return .completion
    }
    if isCalledBeside(closure) { return .inline }
    let name = spelling(start - 2).lowercased
    if name.contains(anyOf: ClosureRole.wordsOfActions) { return .action }
    if name.contains(anyOf: ClosureRole.wordsOfHotPaths) { return .hot }
    if name.contains("completion") || isHandedError(closure) { return .completion }
    return roleOfKept(name, at: start - 2)
  }

  /// Whether a closure is told of an error, as what ends something is: `done = ^(NSArray *found, NSError *error)`.
  private func isHandedError(_ closure: Closure) -> Bool {
    closure.parameters.indices.contains { name($0) == "error" || name($0) == "err" }
  }

  /// Whether a closure is only a name for some statements, which its function runs itself:
  /// `let change = { … }`, `change()`.
  private func isCalledBeside(_ closure: Closure) -> Bool {
    let start = closure.tokens.start
    guard start >= 3, [.let, .var].contains(token(start - 3).word), closure.body >= 0,
      case let around = Int(blocks[Int(closure.body)].parent), around >= 0,
      body(around: around) != nil
    else { return false }
    let name = self.name(start - 2)
    return calls(in: interior(of: around)).contains {
      calls[$0].name == name && calls[$0].receiver.isEmpty
    }
  }

  /// The role of a closure that another object keeps: news come unasked, unless they are the outcome
  /// of what was begun here or a model is watched.
  private func roleOfKept(_ name: Spelling, at token: Int) -> ClosureRole {
    guard !name.contains(anyOf: ClosureRole.wordsOfOutcomes),
      let keeper = self.holder(ofProperty: token)
    else { return .observer }
    let holder = spelling(keeper)
    if holder.lowercased.contains(anyOf: ClosureRole.wordsOfModels) { return .observer }
    return holder.contains("VC") || holder.lowercased.contains(anyOf: ClosureRole.wordsOfViews)
      ? .callback : .stream
  }

  private func refine(_ role: ClosureRole, _ label: Name, _ call: Call) -> ClosureRole {
    switch call.name {
    case "animate", "transition", "updateConstraints", "performBatchUpdates", "animateKeyframes",
      "setContentOffset",
      "animateWithDuration:animations:completion:",
      "animateWithDuration:delay:options:animations:completion:",
      "transitionWithView:duration:options:animations:completion:",
      "transitionFromView:toView:duration:options:completion:", "performBatchUpdates:completion:",
      "animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:":
      return label == "completion" || (label == .none && isAnimated(call))
        ? .animationCompletion : .inline
    case "async":
      let receiver = spelling(call.receiver)
      return receiver.hasSuffix("main") ? .mainHop : .completion
    case "schedule", "perform", "addOperation", "addOperationWithBlock:":
      return isHandedToMain(call) ? .mainHop : role
    case "dispatch_async":
      return isMainQueue(call) ? .mainHop : .completion
    case "present", "dismiss", "pushViewController", "popViewController":
      return label == "completion" || label == .none ? .animationCompletion : role
    case "Button", "UIAction", "UIAlertAction", "UIContextualAction":
      return label == "label" ? .builder : .action
    case "scheduledTimer", "publish", "scheduledTimerWithTimeInterval:repeats:block:":
      return repeats(call) ? .tick : .delayed
    case "task":
      return watchesText(call) ? .hot : .viewTask
    case "onReceive":
      return ticks(call) ? .tick : followsAppearance(call) ? .lifecycle : .observer
    case "observe", "sink", "assign", "bind", "subscribe", "drive", "emit":
      return ClosureRole.ends.contains(label) ? .completion : roleOfSubscription(call) ?? role
    case "addObserver", "addObserverForName:object:queue:usingBlock:":
      return followsAppearance(call) ? .lifecycle : role
    case "onChange":
      if followsAppearance(call) { return .lifecycle }
      if watchesText(call) { return .hot }
      return watchesControl(call) ? .action : .observer
    case "run":
      return spelling(call.receiver) == "MainActor" ? .mainHop : .completion
    default:
      return role
    }
  }

  /// Whether a call hands something to the main queue, or to what runs it, as soon as it may:
  /// `RunLoop.main.perform { … }`.
  private func isHandedToMain(_ call: Call) -> Bool {
    switch spelling(call.receiver) {
    case "RunLoop.main", "DispatchQueue.main", "OperationQueue.main",
      "[NSOperationQueue mainQueue]":
      call.arguments.count <= 1
    default: false
    }
  }

  /// The role of what a subscription runs; `nil` for what it is called after.
  private func roleOfSubscription(_ call: Call) -> ClosureRole? {
    if spelling(call.receiver).contains(anyOf: ["rx.tap", "tapPublisher", "touchUpInside"]) {
      return .action
    }
    if followsProgress(call) || followsTyping(call) { return .hot }
    if followsAppearance(call) { return .lifecycle }
    if call.name == "subscribe" {
      // A service's own, which is told what to subscribe to.
      let isOwn = call.arguments.contains {
        let argument = arguments[Int($0)]
        return argument.closure < 0 && ![.none, "on", "with"].contains(argument.label)
      }
      return isOwn ? .completion : nil
    }
    return answersRequest(call) ? .completion : nil
  }

  /// Whether a trailing closure without a label is the completion, since the animations are given
  /// before it.
  private func isAnimated(_ call: Call) -> Bool {
    // SnapKit's takes nothing but what it runs.
    if call.name == "updateConstraints" { return call.arguments.count > 1 }
    return call.arguments.contains {
      let label = arguments[Int($0)].label
      return label == "animations" || label == "updates"
    }
  }

  private func isMainQueue(_ call: Call) -> Bool {
    guard let first = call.arguments.first else { return false }
    return spelling(arguments[Int(first)].value).contains("dispatch_get_main_queue")
  }

  /// Whether a timer repeats; one that does not say is taken to.
  private func repeats(_ call: Call) -> Bool {
    for index in call.arguments where arguments[Int(index)].label == "repeats" {
      let value = spelling(arguments[Int(index)].value)
      return value != "false" && value != "NO"
    }
    return true
  }

  /// Whether `.onReceive(_:)` listens to a timer.
  private func ticks(_ call: Call) -> Bool {
    guard let first = call.arguments.first else { return false }
    let publisher = spelling(arguments[Int(first)].value).lowercased
    return publisher.contains("timer") || publisher.contains("tick") || publisher.contains("clock")
  }

  /// Whether a subscription is to what a call has begun, which ends: `api.save(form).sink(…)`.
  private func answersRequest(_ call: Call) -> Bool {
    let begun = call.receiver.indices.first { index in
      token(index).kind == .identifier && token(index + 1).kind == .leftParen
    }
    guard let begun, !ClosureRole.operators.contains(name(begun)) else { return false }
    return call.arguments.contains { arguments[Int($0)].label == "receiveCompletion" }
      || !spelling(begun).lowercased.contains(anyOf: ClosureRole.wordsOfStreams)
  }

  /// Whether a call watches how far something has come: it is told many times for one event.
  private func followsProgress(_ call: Call) -> Bool {
    if spelling(call.receiver).lowercased.contains("progress") { return true }
    guard let first = call.arguments.first, arguments[Int(first)].closure < 0 else { return false }
    let watched = spelling(arguments[Int(first)].value)
    return watched.lowercased.contains("progress")
      || watched.contains(anyOf: ["fractionCompleted", "completedUnitCount"])
  }
}

extension ClosureRole {
  /// What Combine makes of values that a property publishes.
  fileprivate static let operators = Set(
    Name.all(
      in: """
        receive map compactMap filter removeDuplicates debounce throttle dropFirst prefix
        eraseToAnyPublisher combineLatest merge flatMap switchToLatest scan share delay
        handleEvents first print subscribe zip publisher values
        """))
  static let wordsOfActions: [StaticString] = [
    "tap", "press", "select", "action", "click", "submit", "touch", "button", "cancel", "retry",
    "toggle", "swipe", "confirm", "choose", "onclose", "ondelete", "onremove", "onsave", "onback",
    "onlog", "onsign",
  ]
  static let wordsOfOutcomes: [StaticString] = [
    "finish", "complete", "fail", "error", "success", "result", "load", "done", "dismiss",
  ]
  fileprivate static let wordsOfModels: [StaticString] = ["model", "presenter", "interactor"]
  fileprivate static let wordsOfViews: [StaticString] = [
    "view", "controller", "cell", "button", "field", "input", "bar", "sheet", "header", "footer",
    "picker", "panel", "menu", "row", "item", "screen", "coordinator", "popup", "dialog", "form",
    "control", "card", "banner", "label", "tile",
  ]
  fileprivate static let wordsOfHotPaths: [StaticString] = [
    "progress", "scroll", "textdidchange", "textchange", "tick",
  ]
  fileprivate static let wordsOfStreams: [StaticString] = [
    "publisher", "observ", "stream", "subject", "change", "update", "watch", "listen", "state",
    "event", "signal", "driver", "notif", "timer", "just", "relay", "combine", "interval",
  ]
  fileprivate static let byCall: [Name: ClosureRole] = {
    var result: [Name: ClosureRole] = [:]
    func add(_ role: ClosureRole, _ names: StaticString) {
      for name in Name.all(in: names) { result[name] = role }
    }
    add(
      .inline,
      """
      animate animateAlongsideTransition:completion: animateKeyframes transition
      performWithoutAnimation forEach map compactMap flatMap filter sorted sort first contains
      reduce performBatchUpdates withAnimation withTransaction sync withLock autoreleasepool
      addAnimations addKeyframe enumerateObjectsUsingBlock: performAsCurrent makeConstraints
      updateConstraints remakeConstraints enumerated then with animateWithDuration:animations:
      animateWithDuration:animations:completion:
      animateWithDuration:delay:options:animations:completion:
      animateWithDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:
      transitionWithView:duration:options:animations:completion: performBatchUpdates:completion:
      transitionFromView:toView:duration:options:completion: UIViewPropertyAnimator
      runningPropertyAnimator setAnimationsEnabled configure
      """)
    add(.animationCompletion, "addCompletion setCompletionBlock setCompletionBlock:")
    add(
      .mainHop,
      """
      performOnMainThread onMain runOnMain mainAsync asyncOnMain ensureMainThread
      performUIUpdate runOnMainThread executeOnMainThread dispatchMain onMainThread
      runOnMainQueue performOnMainQueue assumeIsolated
      """)
    add(.completion, "perform addOperation addOperationWithBlock:")
    add(
      .delayed, "asyncAfter dispatch_after after delay performAfterDelay schedule DispatchWorkItem")
    add(
      .action,
      """
      Button UIAction UIAlertAction onTapGesture onLongPressGesture onSubmit UIContextualAction
      addAction actionWithTitle:style:handler: accessibilityAction onTap onDelete onMove
      UIButton UIBarButtonItem TapGesture onEnded touchUpInside
      actionWithTitle:image:identifier:handler: swipeActions onOpenURL onDrop
      fileImporter fileExporter fileMover dropDestination pasteDestination
      contextualActionWithStyle:title:handler: setAction addTapAction whenTapped
      """)
    add(.lifecycle, "onAppear onDisappear viewDidLoad onFirstAppear")
    add(.viewTask, "task")
    add(.refresh, "refreshable")
    add(.task, "Task")
    add(
      .observer,
      """
      sink subscribe observe onReceive onChange assign bind drive onNext observeNext
      observeValues startWithValues receive addSnapshotListener emit
      onNewValue map
      """)
    result["map"] = .inline
    add(
      .unasked,
      """
      addObserver addObserverForName:object:queue:usingBlock: addLocalMonitorForEvents
      addObserverForName:object:queue:usingBlock:
      """)
    add(
      .hot,
      """
      onChanged addPeriodicTimeObserver updating onScroll uploadProgress downloadProgress
      addPeriodicTimeObserverForInterval:queue:usingBlock: onHover onContinuousHover
      onScrollGeometryChange onPreferenceChange GeometryReader withObservationTracking
      """)
    add(.delayed, "scheduledTimer publish scheduledTimerWithTimeInterval:repeats:block:")
    add(
      .animationCompletion,
      """
      present dismiss pushViewController popViewController setViewControllers
      setViewControllers:direction:animated:completion:
      """)
    add(.completion, "async dispatch_async run detached")
    return result
  }()

  /// The labels under which a subscription is told that what it began is over.
  fileprivate static let ends: Set<Name> = ["onSuccess", "onFailure", "onCompleted", "onError"]

  fileprivate static let byLabel: [Name: ClosureRole] = [
    "animations": .inline, "action": .action, "onTap": .action, "onDismiss": .lifecycle,
    "onEditingChanged": .hot, "progress": .hot, "progressHandler": .hot, "progressBlock": .hot,
    "onProgress": .hot, "onTick": .hot, "tick": .hot, "primaryAction": .action, "onCancel": .action,
    "onConfirm": .action,
    "onDelete": .action, "onSave": .action, "onSelect": .action, "onClose": .action,
    "onCommit": .action, "actionOk": .action,
    "okAction": .action, "actionDestructive": .action, "actionHandler": .action,
    "confirmAction": .action, "cancelAction": .action, "buttonAction": .action,
    "tapAction": .action, "actionBlock": .action, "onSubmit": .action, "receiveValue": .observer,
    "label": .builder,
    "content": .builder, "alongsideTransition": .inline,
  ]
}
