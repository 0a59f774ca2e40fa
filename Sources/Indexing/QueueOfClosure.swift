import Lexing
package import Outlining
import SourceText

/// On which queue a closure runs, as far as the call that takes it says.
package enum ClosureQueue: Sendable {
  case main
  /// A global queue or one made on the spot: never the main one.
  case background
  /// A task that inherits no actor: its code may wait.
  case detachedTask
  /// A queue of the system's, which its documentation says need not be the main one.
  case system
  /// Where the code around it runs.
  case same
  case unknown
}

extension SyntaxOutline {
  /// The queue of a closure; `unknown` where only a variable or another function knows.
  package func queue(of closure: Int) -> ClosureQueue {
    let taken = closures[closure]
    guard taken.call >= 0 else { return .unknown }
    let call = calls[Int(taken.call)]
    let receiver = spelling(call.receiver)
    switch call.name {
    case "sync" where receiver.hasPrefix("DispatchQueue"):
      // Whoever waits for it runs it.
      return receiver == "DispatchQueue.main" ? .main : .same
    case "async", "asyncAfter":
      if receiver == "DispatchQueue.main" { return .main }
      if receiver.hasPrefix("DispatchQueue.global(") { return .background }
      let isMade = receiver.hasPrefix("DispatchQueue(") && !receiver.contains("target:")
      return isMade ? .background : .unknown
    case "dispatch_sync": return queue(namedIn: call) == .main ? .main : .same
    case "dispatch_async", "dispatch_after": return queue(namedIn: call)
    case "detached" where receiver == "Task":
      return isOnMainActor(taken) ? .main : .detachedTask
    case "Task": return isOnMainActor(taken) ? .main : .unknown
    case "run" where receiver == "MainActor": return .main
    default:
      if answersOnSystemQueue(call) { return .system }
      return role(of: closure) == .inline ? .same : .unknown
    }
  }

  /// Whether the system calls back on a queue of its own.
  ///
  /// Source: the documentation of each, "The block may be executed on a background thread" and the like.
  private func answersOnSystemQueue(_ call: Call) -> Bool {
    switch text(call.receiver) {
    case "UNUserNotificationCenter.current()",
      "[UNUserNotificationCenter currentNotificationCenter]",
      "URLSession.shared", "[NSURLSession sharedSession]", "PHPhotoLibrary",
      "PHPhotoLibrary.shared()", "[PHPhotoLibrary sharedPhotoLibrary]", "AVCaptureDevice":
      return true
    default: break
    }
    switch call.name {
    case "evaluatePolicy", "evaluatePolicy:localizedReason:reply:": return true
    default: return false
    }
  }

  private func queue(namedIn call: Call) -> ClosureQueue {
    for index in call.arguments where arguments[Int(index)].closure < 0 {
      let value = spelling(arguments[Int(index)].value)
      if value == "dispatch_get_main_queue()" { return .main }
      if value.hasPrefix("dispatch_get_global_queue(") { return .background }
    }
    return .unknown
  }

  private func isOnMainActor(_ closure: Closure) -> Bool {
    let end = closure.body >= 0 ? Int(blocks[Int(closure.body)].first) : -1
    let limit = end >= 0 ? statements[end].tokens.start : closure.tokens.end
    return (closure.tokens.start..<limit).contains { name($0) == "MainActor" }
  }

  /// The queue on which the code of a block runs, as the innermost closure tells that says so.
  package func queue(around block: Int) -> ClosureQueue {
    for closure in closures(around: block) {
      let queue = queue(of: closure)
      if queue != .same { return queue }
    }
    return .same
  }

  /// The closures around a block, up to its function, innermost first.
  package func closures(around block: Int) -> [Int] {
    var result: [Int] = []
    for index in blocksOfFunction(around: block) where blocks[index].closure >= 0 {
      result.append(Int(blocks[index].closure))
    }
    return result
  }
}
