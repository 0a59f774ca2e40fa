import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Leaves out the events that need no announcement: what already speaks, and what nobody hears.
struct Silence {
  let outline: SyntaxOutline
  let facts: ProjectFacts
  /// The functions of the file that show errors and messages, which have events of their own.
  let presenters: Set<Name>
  /// Whether the whole file is nothing that an app's user meets.
  private let isUnseen: Bool

  init(outline: SyntaxOutline, facts: ProjectFacts, presenters: Set<Name> = []) {
    self.outline = outline
    self.facts = facts
    self.presenters = presenters
    isUnseen = Self.isUnseenFile(outline.file.path) || Self.isWidgetFile(outline)
  }

  /// Whether an event remains to be judged by rules.
  func isKept(_ event: Event) -> Bool {
    guard event.decision != .lifecycle, event.function >= 0, !isBeingBuilt(event),
      !isTableEditing(event), !isTransition(event), !isPresentedNext(event),
      !isOfEveryView(event), !goesByItself(event)
    else { return false }
    return !alreadySpeaks(event) && !isOutOfSight(function: event.function)
  }

  /// Whether what the event takes away was there for a time only: nobody waits for it to go.
  private func goesByItself(_ event: Event) -> Bool {
    switch event.decision {
    case .asked, .hot: return false
    default: break
    }
    let hides = event.changes.allSatisfy { change in
      change.kind == .hidden
        || change.kind == .stateFlag
          && outline.spelling(outline.statements[change.statement].tokens).hasSuffix("false")
    }
    guard hides else { return false }
    if event.context.isDelayed { return true }
    let offset = outline.token(outline.declarations[event.function].tokens.start).start
    return facts.function(path: outline.file.path, offset: offset).map(facts.isDelayed) ?? false
  }

  /// Whether the event is part of how the system presents a screen: the system tells of that.
  private func isTransition(_ event: Event) -> Bool {
    guard !event.changes.contains(where: { $0.kind == .modal || $0.kind == .background }) else {
      return false
    }
    return facts.inherits(
      outline.typeName(around: event.function),
      anyOf: [
        "UIPresentationController", "UIViewControllerAnimatedTransitioning",
        "UIViewControllerTransitioningDelegate", "UIViewControllerInteractiveTransitioning",
      ])
  }

  /// Whether the function is an extension of the system's own views, for any of them: what it shows
  /// and hides means something only to who calls it.
  private func isOfEveryView(_ event: Event) -> Bool {
    guard ViewTypes.isSystem(outline.typeName(around: event.function)) else { return false }
    return event.changes.allSatisfy { change in
      switch change.kind {
      case .shown, .hidden, .visibility:
        change.role.isDisjoint(with: [.toast, .error, .modal, .overlay])
      default: false
      }
    }
  }

  /// Whether a text is only handed to a view that a presenter of the same type then shows.
  private func isPresentedNext(_ event: Event) -> Bool {
    guard !presenters.isEmpty, event.changes.allSatisfy({ $0.kind == .text }) else { return false }
    let scope = scope(of: event)
    let end = outline.statements[event.last].tokens.end
    return outline.calls.contains { call in
      scope.contains(call.tokens.start) && call.tokens.start >= end
        && presenters.contains(call.name)
        && (call.receiver.isEmpty || outline.text(call.receiver) == "self")
    }
  }

  /// Whether the event is standard table editing, which the system speaks.
  private func isTableEditing(_ event: Event) -> Bool {
    let function = outline.declarations[event.function]
    switch function.name {
    case "tableView:commitEditingStyle:forRowAtIndexPath:",
      "tableView:moveRowAtIndexPath:toIndexPath:":
      return true
    default: break
    }
    return function.parameters.contains {
      let label = outline.parameters[Int($0)].label
      return label == "commit" || label == "moveRowAt"
    }
  }

  /// Whether the event only makes what it changes: a label that is given its text and its place,
  /// a child controller that is taken in.
  private func isBeingBuilt(_ event: Event) -> Bool {
    if event.changes.contains(where: { [.swap, .modal, .background].contains($0.kind) }) {
      return false
    }
    if facts.vocabulary.toasts.contains(event.functionName) { return false }
    let added = event.changes([.shown]).filter { !$0.value.isEmpty }
    // What lies over a screen is put there when it is to be seen.
    if added.contains(where: { !$0.role.isDisjoint(with: [.toast, .modal, .error]) }) {
      return false
    }
    if event.verb == .configure, !added.isEmpty || isGivenItsContent(event) { return true }
    // Where something goes for what comes, nothing is drawn for the first time.
    if event.changes([.hidden]).contains(where: { !$0.isByAlpha && !$0.name.isEmpty }) {
      return false
    }
    if event.verb != .show, added.count > 2 { return true }
    if event.verb != .show, event.isAssumed, !added.isEmpty,
      event.changes([.text]).allSatisfy({ text in added.contains { $0.name == text.name } })
    {
      return true
    }
    let body = outline.declarations[event.function].tokens
    return outline.calls(in: body).contains { index in
      let call = outline.calls[index]
      return call.name == "addChild" || call.name == "addChildViewController:"
        || call.name == "addChildViewController"
    }
  }

  /// Whether a view is only told what to say: who shows it tells that.
  private func isGivenItsContent(_ event: Event) -> Bool {
    guard event.changes.allSatisfy({ $0.kind == .text }) else { return false }
    var index = event.function
    while index >= 0, !outline.declarations[index].kind.isType {
      index = Int(outline.declarations[index].parent)
    }
    guard index >= 0, outline.declarations[index].nameToken >= 0,
      let last = Words.split(outline.text(Int(outline.declarations[index].nameToken))).last
    else { return false }
    return ["view", "banner", "bar", "card", "header", "footer", "cell"].contains(last)
  }

  // MARK: Who speaks

  private func alreadySpeaks(_ event: Event) -> Bool {
    let body = outline.declarations[event.function].tokens
    let scope = scope(of: event)
    for index in outline.calls(in: body) {
      let call = outline.calls[index]
      if outline.isPost(call) {
        let start = putOff(call) ?? call
        if sharesPath(start.tokens.start, in: Int(start.block), event) { return true }
      }
      guard scope.contains(call.tokens.start) else { continue }
      if isHelperByName(call) { return true }
      if SystemSpeech.presents(call, in: outline),
        sharesPath(call.tokens.start, in: Int(call.block), event)
      {
        return true
      }
      if PostingLibraries.posts(call, in: outline, facts) { return true }
    }
    let offset = outline.token(outline.declarations[event.function].tokens.start).start
    guard let function = facts.function(path: outline.file.path, offset: offset) else {
      return false
    }
    if facts.callerPosts(function) || viewPosts(event) || movesFocus(event) { return true }
    return calleePosts(event, from: function, scope: scope)
  }

  /// The call that does nothing but wait, or change threads, before it makes a post.
  private func putOff(_ post: Call) -> Call? {
    let block = outline.blocks[Int(post.block)]
    guard block.closure >= 0, block.first == block.last,
      outline.closures[Int(block.closure)].call >= 0
    else { return nil }
    switch outline.role(of: Int(block.closure)) {
    case .delayed, .mainHop: return outline.calls[Int(outline.closures[Int(block.closure)].call)]
    default: return nil
    }
  }

  /// The tokens of the closure that decides when the event runs, or of its function.
  private func scope(of event: Event) -> TokenRange {
    if event.context.closure >= 0 { return outline.closures[event.context.closure].tokens }
    return outline.declarations[event.function].tokens
  }

  private func calleePosts(_ event: Event, from function: Int, scope: TokenRange) -> Bool {
    for index in outline.calls(in: scope) {
      let call = outline.calls[index]
      let receiver = outline.lastName(of: call.receiver) ?? .none
      let isOnSelf = call.receiver.isEmpty || receiver == "self" || receiver == "super"
      // Few calls mean a function that posts: whether they run together is asked of these only.
      if facts.calleePosts(call.name, isOnSelf: isOnSelf, receiver: receiver, from: function),
        sharesPath(call.tokens.start, in: Int(call.block), event)
      {
        return true
      }
    }
    return false
  }

  /// Whether code in `block` runs together with the event: neither lies in a branch that
  /// excludes the other.
  private func sharesPath(_ token: Int, in block: Int, _ event: Event) -> Bool {
    var around: [Int] = []
    var index = block
    while index >= 0 {
      around.append(index)
      index = Int(outline.blocks[index].parent)
    }
    if let depth = around.firstIndex(of: event.home) {
      // What leaves before the event has nothing to do with it.
      let isBefore = token < outline.statements[event.changes[0].statement].tokens.start
      return !isBefore || !around[..<depth].contains(where: leaves)
    }
    // The other way round: the code stands in a block around the event, or in one of the other
    // statements there, and is reached unless the branch of what comes first leaves.
    index = event.home
    var hasLeft = false
    var isApart = false
    var branch = -1
    while index >= 0 {
      if let common = around.firstIndex(of: index) {
        let isBefore = token < Int(outline.blocks[event.home].open)
        guard common > 0 else { return !hasLeft || isBefore }
        let other = around[common - 1]
        // The branches of one `if` or `switch` exclude each other.
        if branch >= 0, outline.blocks[index].kind == .switchBody { return false }
        if branch >= 0, outline.blocks[branch].statement == outline.blocks[other].statement {
          return false
        }
        guard !isApart, !around[..<common].contains(where: runsApart) else { return false }
        return isBefore ? !around[..<common].contains(where: leaves) : !hasLeft
      }
      hasLeft = hasLeft || leaves(index)
      isApart = isApart || runsApart(index)
      branch = index
      index = Int(outline.blocks[index].parent)
    }
    return false
  }

  /// Whether a block is a closure that has a cause of its own: a button's action, an observer.
  private func runsApart(_ block: Int) -> Bool {
    guard outline.blocks[block].closure >= 0 else { return false }
    switch outline.role(of: Int(outline.blocks[block].closure)) {
    case .inline, .animationCompletion, .mainHop, .delayed, .completion, .task: return false
    default: return true
    }
  }

  private func leaves(_ block: Int) -> Bool {
    let last = Int(outline.blocks[block].last)
    guard last >= 0, outline.blocks[block].kind != .function, outline.blocks[block].kind != .closure
    else { return false }
    return outline.statements[last].kind.leavesBlock
      && outline.blocks[block].kind != .caseBody
  }

  /// Whether the view that is shown, being of the same type, posts when it comes on screen.
  private func viewPosts(_ event: Event) -> Bool {
    guard event.changes.contains(where: { outline.spelling($0.subject) == "self" }) else {
      return false
    }
    let type = outline.typeName(around: event.function)
    return outline.declarations.indices.contains { index in
      switch outline.declarations[index].name {
      case "didMoveToWindow", "didMoveToSuperview", "layoutSubviews": break
      default: return false
      }
      guard outline.typeName(around: index) == type else { return false }
      let body = outline.declarations[index].tokens
      return outline.calls(in: body).contains { outline.isPost(outline.calls[$0]) }
    }
  }

  /// Whether the code itself moves the focus of assistive technologies.
  private func movesFocus(_ event: Event) -> Bool {
    let focusStates = outline.declarations.filter { declaration in
      declaration.attributes.contains {
        outline.attributes[Int($0)].name == "AccessibilityFocusState"
      }
    }.map(\.name)
    guard !focusStates.isEmpty else { return false }
    let scope = scope(of: event)
    return outline.assignments.contains {
      focusStates.contains($0.property) && scope.contains($0.target.start)
    }
  }

  private func isHelperByName(_ call: Call) -> Bool {
    guard call.nameToken >= 0 else { return false }
    let receiver = outline.lastName(of: call.receiver) ?? .none
    if facts.vocabulary.announces(call.name, on: receiver) { return true }
    let spelling = outline.spelling(Int(call.nameToken)).lowercased
    guard spelling.contains(anyOf: ["announce", "voice", "accessibilitynotif"]) else {
      return false
    }
    let words = Words.split(outline.text(Int(call.nameToken)))
    if words.contains("accessibility"), words.first == "post" || words.first == "send" {
      return true
    }
    if words.contains("announce") || words.contains("announcement") { return true }
    return words.first == "voice" && words.dropFirst().first == "over"
      || words.first == "voiceover" && words.count > 1 && words[1] != "is"
  }

  // MARK: Who listens

  /// Whether the function or its file is nothing that an app's user meets.
  func isOutOfSight(function: Int) -> Bool {
    var index = function
    while index >= 0 {
      let declaration = outline.declarations[index]
      if !declaration.modifiers.isDisjoint(with: [.excludedFromIOS, .debugOnly]) { return true }
      if declaration.kind.isType, isUnseenType(declaration) { return true }
      index = Int(declaration.parent)
    }
    return isUnseen
  }

  /// Whether the file makes a widget: an app's own code imports WidgetKit only to refresh them.
  private static func isWidgetFile(_ outline: SyntaxOutline) -> Bool {
    guard outline.declarations.contains(where: { $0.kind == .import && $0.name == "WidgetKit" })
    else {
      return false
    }
    return !outline.calls.contains { outline.spelling($0.receiver).hasPrefix("WidgetCenter") }
  }

  private func isUnseenType(_ declaration: Declaration) -> Bool {
    guard declaration.nameToken >= 0 else { return false }
    let words = Words.split(outline.text(Int(declaration.nameToken)))
    if let last = words.last,
      ["tests", "test", "mock", "mocks", "stub", "spy", "previews", "fake", "widget"].contains(last)
    {
      return true
    }
    if words.first == "mock" || words.first == "fake" || words.first == "stub" { return true }
    for token in declaration.inheritance
      .start..<max(declaration.inheritance.start, declaration.inheritance.end)
    {
      switch outline.name(token) {
      case "XCTestCase", "PreviewProvider", "Widget", "WidgetBundle", "TimelineProvider",
        "UIApplicationDelegate":
        return true
      default: break
      }
    }
    return false
  }

  /// Parts of all the words by which such a path is known.
  private static let unseenParts: [StaticString] = [
    "test", "mock", "widget", "macos", "watch", "preview", "benchmark", "snapshot", "extension",
    "tvos",
  ]

  /// Whether the path of a file tells that no user of an app meets what it holds.
  static func isUnseenFile(_ path: String) -> Bool {
    let bytes = ContiguousArray(path.utf8)
    // Nearly all paths have none of the words in them at all and need not be taken apart.
    guard Spelling(bytes, ByteRange(0, bytes.count)).lowercased.contains(anyOf: unseenParts) else {
      return false
    }
    for part in path.split(separator: "/") {
      let words = Words.split(String(part))
      if words.contains("tests") || words.contains("mocks") || words.contains("widget")
        || words.contains("widgets") || words.contains("macos") || words.contains("watchkit")
        || words.contains("uitests") || words.contains("previews") || words.contains("benchmarks")
        || words.contains("mocking") || words.contains("mockings") || words.contains("mock")
        || words.contains("testing") || words.contains("snapshots")
      {
        return true
      }
      if words.last == "extension" || words.suffix(2) == ["extension", "swift"] { return true }
      if words.last == "test" || words.contains("watch") || words.contains("tvos") { return true }
      // `macOS` splits into two words.
      if words.starts(with: ["mac", "os"]) || words.starts(with: ["tv", "os"]) { return true }
    }
    return false
  }
}
