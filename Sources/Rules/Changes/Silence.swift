import Indexing
import Lexing
import Outlining
import SourceText

/// Leaves out the events that need no announcement: what already speaks, and what nobody hears.
struct Silence {
  let outline: SyntaxOutline
  let facts: ProjectFacts

  /// Whether an event remains to be judged by rules.
  func isKept(_ event: Event) -> Bool {
    guard event.decision != .lifecycle, event.function >= 0, !isBeingBuilt(event) else { return false }
    return !alreadySpeaks(event) && !isOutOfSight(event)
  }

  /// Whether the event only makes what it changes: a label that is given its text and its place,
  /// a child controller that is taken in.
  private func isBeingBuilt(_ event: Event) -> Bool {
    let body = outline.declarations[event.function].tokens
    let added = event.changes([.shown]).filter { outline.text($0.value) != "" }
    if !added.isEmpty, event.verb == .configure { return true }
    for call in outline.calls where body.contains(call.tokens.start) {
      switch call.name {
      case "addChild", "addChildViewController:", "addChildViewController": return true
      default: break
      }
    }
    return false
  }

  // MARK: Who speaks

  private func alreadySpeaks(_ event: Event) -> Bool {
    let body = outline.declarations[event.function].tokens
    let scope = scope(of: event)
    for call in outline.calls where body.contains(call.tokens.start) {
      if outline.isPost(call), sharesPath(Int(call.block), event) { return true }
      guard scope.contains(call.tokens.start) else { continue }
      if isHelperByName(call) { return true }
      if SystemSpeech.presents(call.name), sharesPath(Int(call.block), event) { return true }
      if PostingLibraries.posts(call, in: outline) { return true }
    }
    let offset = outline.token(outline.declarations[event.function].tokens.start).start
    guard let function = facts.function(path: outline.file.path, offset: offset) else { return false }
    if facts.callerPosts(function) { return true }
    return calleePosts(event, from: function, scope: scope)
  }

  /// The tokens of the closure that decides when the event runs, or of its function.
  private func scope(of event: Event) -> TokenRange {
    if event.context.closure >= 0 { return outline.closures[event.context.closure].tokens }
    return outline.declarations[event.function].tokens
  }

  private func calleePosts(_ event: Event, from function: Int, scope: TokenRange) -> Bool {
    for call in outline.calls where scope.contains(call.tokens.start) {
      guard sharesPath(Int(call.block), event) else { continue }
      let receiver = outline.lastName(of: call.receiver) ?? .none
      let isOnSelf = call.receiver.isEmpty || receiver == "self" || receiver == "super"
      if facts.calleePosts(call.name, isOnSelf: isOnSelf, receiver: receiver, from: function) {
        return true
      }
    }
    return false
  }

  /// Whether code in `block` runs together with the event: neither lies in a branch that
  /// excludes the other.
  private func sharesPath(_ block: Int, _ event: Event) -> Bool {
    var around: Set<Int> = []
    var index = block
    while index >= 0 {
      around.insert(index)
      index = Int(outline.blocks[index].parent)
    }
    if around.contains(event.home) { return true }
    // The other way round: the code stands before or after in a block around the event.
    index = event.home
    while index >= 0 {
      if index == block { return true }
      index = Int(outline.blocks[index].parent)
    }
    return false
  }

  private func isHelperByName(_ call: Call) -> Bool {
    guard call.nameToken >= 0 else { return false }
    let words = Words.split(outline.text(Int(call.nameToken)))
    if words.contains("announce") || words.contains("announcement") { return true }
    return words.first == "voice" && words.dropFirst().first == "over"
      || words.first == "voiceover" && words.count > 1 && words[1] != "is"
  }

  // MARK: Who listens

  private func isOutOfSight(_ event: Event) -> Bool {
    var index = event.function
    while index >= 0 {
      let declaration = outline.declarations[index]
      if !declaration.modifiers.isDisjoint(with: [.excludedFromIOS, .debugOnly]) { return true }
      if declaration.kind.isType, isUnseenType(declaration) { return true }
      index = Int(declaration.parent)
    }
    return isUnseenFile(outline.file.path)
  }

  private func isUnseenType(_ declaration: Declaration) -> Bool {
    guard declaration.nameToken >= 0 else { return false }
    let words = Words.split(outline.text(Int(declaration.nameToken)))
    if let last = words.last, ["tests", "test", "mock", "mocks", "stub", "spy", "previews", "fake", "widget"].contains(last) {
      return true
    }
    if words.first == "mock" || words.first == "fake" || words.first == "stub" { return true }
    for token in declaration.inheritance.start..<max(declaration.inheritance.start, declaration.inheritance.end) {
      switch outline.name(token) {
      case "XCTestCase", "PreviewProvider", "Widget", "WidgetBundle", "TimelineProvider",
        "UIApplicationDelegate":
        return true
      default: break
      }
    }
    return false
  }

  private func isUnseenFile(_ path: String) -> Bool {
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
      if words.last == "test" || words.contains("watch") || words.contains("tvos") { return true }
    }
    return false
  }
}
