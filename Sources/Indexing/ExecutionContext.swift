import Lexing
package import Outlining
import SourceText

/// Where and when a statement runs: what is passed on the way out to its function.
package struct ExecutionContext: Sendable {
  /// The function whose body it is part of; -1 outside any.
  package var function = -1
  /// What the closures on the way add to who called the function; empty where none decides.
  package var own: Asker = []
  /// Whether it runs after the function (or the deciding closure) was left or suspended.
  package var isLater = false
  package var isInLoop = false
  /// Whether an object that keeps the closure around it runs that at will.
  var isStreamed = false
  /// Whether it runs at each turn of a loop, not only after something that the turn began.
  var isInTurn = false
  /// Whether it runs after something that the code around it began and did not wait for.
  var isBegun = false
  /// Whether it runs once after a time that the code set.
  package var isDelayed = false
  /// The innermost closure that decides when it runs; -1 for none.
  package var closure = -1
  /// Whether a `Task` or an async modifier around it can be cancelled.
  package var isCancellable = false
  /// Whether a `Task` around it was started here, which no outer one cancels.
  package var isInTask = false
  /// Whether it runs in the completion of an animation or presentation.
  package var isAfterAnimation = false
  /// Inside `.refreshable`, whose closure is not on the main actor.
  package var isNonisolated = false

  package init() {}

  /// Like `own`, for what each turn of a loop around it runs again.
  var ownOrLoop: Asker { isInLoop ? .hot : own }

  /// The context of what is handed over in this one, to be run in a role.
  func running(_ role: ClosureRole) -> ExecutionContext {
    var result = ExecutionContext()
    let isDecided = result.enter(role)
    result.function = function
    guard !isDecided else { return result }
    result.own = own
    result.isLater = result.isLater || isLater
    result.isDelayed = result.isDelayed || isDelayed
    result.isBegun = result.isBegun || isBegun
    result.isInTurn = isInTurn && !result.isBegun
    return result
  }

  /// Adds a loop, each turn of which runs it again or begins what does, or may, where it is one case
  /// of several.
  mutating func enterLoop(isOneCase: Bool) {
    isInLoop = true
    isInTurn = isInTurn || !(isBegun || isOneCase)
  }

  /// Adds what the role of a closure says.
  ///
  /// Returns whether nothing further out matters for who asked.
  mutating func enter(_ role: ClosureRole) -> Bool {
    switch role {
    case .inline, .mainHop: return false
    case .animationCompletion:
      isAfterAnimation = true
      return false
    case .delayed:
      isDelayed = true
      isLater = true
      return false
    case .completion:
      isLater = true
      isBegun = true
      return false
    case .task:
      isInTask = true
      isBegun = isBegun || isLater
      return false
    case .action: own = .asked
    case .lifecycle, .builder: own = .lifecycle
    case .observer: own = .observed
    case .unasked: own = .unasked
    case .stream, .callback:
      own = role == .stream ? .unasked : [.observed, .asked]
      isStreamed = true
    case .hot: own = .hot
    case .tick: own = [.unasked, .repeated]
    case .viewTask:
      own = .lifecycle
      if !isInTask { isCancellable = true }
    case .refresh:
      own = .asked
      if !isInTask { isCancellable = true }
      isNonisolated = true
    }
    return true
  }

  /// Who leads to it, given who leads to the function around it.
  package func asker(callers: Asker) -> Asker {
    var result = own.isEmpty ? callers : own
    if isLater { result = result.later }
    if isBegun { result.remove(.repeated) }
    return result
  }
}

extension ExecutionContext {
  /// What names of gestures have in them.
  fileprivate static let gestures: [StaticString] = [
    "gesture", "recogni", "sender", "pan", "tap", "press", "pinch", "swipe", "rotat", "drag",
  ]
}

extension SyntaxOutline {
  /// Whether a closure is run for each element of a collection.
  private func isTurn(_ closure: Int) -> Bool {
    let name = call(ofClosure: closure)?.name
    return name == "forEach" || name == "enumerateObjectsUsingBlock:"
  }

  /// The context in which a call is made.
  package func context(of call: Call) -> ExecutionContext {
    context(ofToken: call.tokens.start, inBlock: Int(call.block))
  }

  /// The context of a place: a token inside a block.
  package func context(ofToken token: Int, inBlock start: Int) -> ExecutionContext {
    var context = ExecutionContext()
    var block = start
    var isDecided = false
    // Whether it ends the loop, which has then only looked for it.
    var isFinal = false
    // Whether it is one case of a `switch` in the loop: `case .failed:` of one of many transactions.
    var isOneCase = false
    if awaits(before: token, inBlock: start) { context.isLater = true }
    while block >= 0 {
      let current = blocks[block]
      isFinal = isFinal || endsLoop(current)
      switch current.kind {
      case .loopBody, .unbraced:
        guard current.kind == .loopBody || isLoop(current.statement) else { break }
        if !isDecided, !isFinal {
          context.enterLoop(isOneCase: isOneCase || awaitsEach(current.statement))
        }
        isFinal = false
      case .closure:
        isDecided = enter(
          closureBlock: current, isOneCase: isOneCase, isDecided: isDecided, &context)
      case .ifBody, .caseBody:
        isOneCase = isOneCase || current.kind == .caseBody
        if !isDecided, let own = step(ofGesture: current) {
          context.own = own
          isDecided = true
        }
      case .function, .accessor:
        context.function = Int(current.declaration)
        return context
      case .typeBody:
        return context
      default: break
      }
      block = Int(current.parent)
    }
    return context
  }

  /// Whether a closure makes the rows of a list: what runs when one appears runs while it scrolls.
  private func isRow(_ closure: Int) -> Bool {
    call(ofClosure: closure)?.name == "ForEach"
  }

  /// Whether a block of a loop's leaves it at its end.
  private func endsLoop(_ block: Block) -> Bool {
    guard block.last >= 0 else { return false }
    switch statements[Int(block.last)].kind {
    case .return, .throw: return true
    case .break: return block.kind != .caseBody
    default: return false
    }
  }

  /// Whether each turn of a loop waits for what a stream sends: `for await account in accounts`.
  private func awaitsEach(_ statement: Int32) -> Bool {
    guard statement >= 0 else { return false }
    return statements[Int(statement)].tokens.indices.prefix(3).contains { token($0).word == .await }
  }

  private func isLoop(_ statement: Int32) -> Bool {
    guard statement >= 0 else { return false }
    switch statements[Int(statement)].kind {
    case .for, .while, .repeat: return true
    default: return false
    }
  }

  /// Who takes a branch of a gesture's handler: the user, once a gesture, or every step of it; `nil`
  /// for other branches.
  private func step(ofGesture block: Block) -> Asker? {
    guard block.open > 0, asksGesture(block) else { return nil }
    var found: Asker?
    var begins = false
    for index in max(0, Int(block.open) - 6)..<Int(block.open)
    where stream.tokens[index].kind == .identifier {
      let name = name(index)
      begins = begins || name == "began" || name == "UIGestureRecognizerStateBegan"
      switch name {
      case "ended", "began":
        if index > 0, stream.tokens[index - 1].kind == .period, found == nil { found = .asked }
      case "changed":
        if index > 0, stream.tokens[index - 1].kind == .period { found = .hot }
      case "UIGestureRecognizerStateEnded", "UIGestureRecognizerStateBegan",
        "UIGestureRecognizerStateRecognized":
        if found == nil { found = .asked }
      case "UIGestureRecognizerStateChanged": found = .hot
      default: break
      }
    }
    guard found == .asked else { return found }
    // A drag only begins then, and a pointer comes and goes without a touch.
    let isHot =
      begins && isHanded(SyntaxOutline.drags, around: Int(block.parent))
      || isHanded(["HoverGesture"], around: Int(block.parent))
    return isHot ? .hot : found
  }

  /// The gestures during which a finger moves on.
  package static let drags: [StaticString] = ["PanGesture", "PinchGesture", "RotationGesture"]

  /// Whether the function around a block is handed a gesture of some kinds.
  package func isHanded(_ gestures: [StaticString], around block: Int) -> Bool {
    guard let index = self.block(of: .function, around: block), blocks[index].declaration >= 0
    else {
      return false
    }
    return declarations[Int(blocks[index].declaration)].parameters.contains {
      spelling(parameters[Int($0)].type).contains(anyOf: gestures)
    }
  }

  /// Whether a condition, or the `switch` around a case, asks for the state of a gesture: others end
  /// and change as well.
  private func asksGesture(_ block: Block) -> Bool {
    guard file.language == .swift else { return true }
    var asking = block
    if block.kind == .caseBody {
      guard block.parent >= 0 else { return false }
      asking = blocks[Int(block.parent)]
    }
    guard asking.statement >= 0 else { return false }
    let head = statements[Int(asking.statement)].tokens.start..<Int(asking.open)
    return head.contains { index in
      name(index) == "state" && index > head.lowerBound + 1
        && spelling(index - 2).lowercased.contains(anyOf: ExecutionContext.gestures)
    }
  }

  /// Adds what the closure of a block says; of one that is further out than what decides, no more
  /// than that it makes rows.
  ///
  /// Returns whether nothing further out matters for who asked.
  private func enter(
    closureBlock block: Block, isOneCase: Bool, isDecided: Bool, _ context: inout ExecutionContext
  ) -> Bool {
    let closure = Int(block.closure)
    var result = isDecided
    if !isDecided {
      if isTurn(closure) { context.enterLoop(isOneCase: isOneCase) }
      result = enter(closure, role(of: closure), &context)
    }
    if context.own == .lifecycle, isRow(closure) { context.own = .hot }
    if !result, awaits(before: Int(block.open), inBlock: Int(block.parent)) {
      context.isLater = true
    }
    return result
  }

  /// Whether a closure names what it is handed.
  private func isToldSomething(_ closure: Int) -> Bool {
    closures[closure].parameters.indices.contains {
      token($0).kind == .identifier && text($0) != "_"
    }
  }

  /// Adds what a closure says.
  ///
  /// Returns whether nothing further out matters for who asked.
  private func enter(
    _ closure: Int, _ role: ClosureRole, _ context: inout ExecutionContext
  ) -> Bool {
    if role == .task, !context.isInTask {
      context.isCancellable = isCancelledElsewhere(closure)
    }
    let isDecided = context.enter(role)
    // What is told something by an object that keeps it has news, whatever it calls then.
    if role == .stream, isToldSomething(closure) { context.isStreamed = false }
    if context.closure < 0, isDecided || role == .delayed || role == .completion {
      context.closure = closure
    }
    return isDecided
  }

  /// Whether a `Task` is kept in a property that the file cancels: `loading = Task { … }` and
  /// `loading?.cancel()`.
  private func isCancelledElsewhere(_ closure: Int) -> Bool {
    guard let start = call(ofClosure: closure)?.tokens.start,
      let assignment = assignments.first(where: { $0.value.start == start })
    else {
      return false
    }
    return calls.contains {
      $0.name == "cancel" && lastName(of: $0.receiver) == assignment.property
    }
  }

  /// Whether the same function or closure suspends before `token`, on every way that leads there.
  private func awaits(before token: Int, inBlock start: Int) -> Bool {
    guard !firstAwaits.isEmpty else { return false }
    for block in blocks(around: start) {
      let first = Int(firstAwaits[block])
      if first >= 0, first < token { return true }
      if blocks[block].kind.isBody { return false }
    }
    return false
  }
}

/// The context of the place asked for last: the calls of a block have the same one, where nothing in the
/// file is waited for.
struct LastContext {
  private var block = -1
  private var context = ExecutionContext()

  /// Returns what `SyntaxOutline.context(ofToken:inBlock:)` does, always asked of the same outline.
  mutating func context(
    ofToken token: Int, inBlock start: Int, in outline: SyntaxOutline
  ) -> ExecutionContext {
    if start == block { return context }
    let found = outline.context(ofToken: token, inBlock: start)
    if outline.firstAwaits.isEmpty { (block, context) = (start, found) }
    return found
  }
}
