import Lexing
import Outlining
import SourceText

/// Who triggers a method that is named by a selector: by the call around it.
enum SelectorRoot {
  /// The call that is handed a selector, itself or by the name under which it is kept; `nil` for none.
  static func call(taking selector: Call, in outline: SyntaxOutline) -> Call? {
    call(around: selector, in: outline) ?? call(ofKept: selector, in: outline)
  }

  private static func call(around selector: Call, in outline: SyntaxOutline) -> Call? {
    // The innermost call of the statement that holds the selector among its arguments.
    var best: Call?
    let start =
      selector.statement < 0 ? 0 : outline.statements[Int(selector.statement)].tokens.start
    let before = outline.calls(in: TokenRange(start, selector.tokens.start + 1))
    for index in before.reversed()
    where outline.calls[index].tokens.end >= selector.tokens.end
      && !outline.calls[index].flags.contains(.macro)
    {
      let call = outline.calls[index]
      // Those around it nest: what begins earlier is further out.
      if let best, call.tokens.start < best.tokens.start { break }
      guard let current = best else {
        best = call
        continue
      }
      if call.tokens.count < current.tokens.count { best = call }
    }
    return best
  }

  /// The call that is handed a selector by the name under which it is kept:
  /// `let callback = isLast ? #selector(close) : #selector(tick)`.
  private static func call(ofKept selector: Call, in outline: SyntaxOutline) -> Call? {
    guard selector.statement >= 0,
      case let statement = outline.statements[Int(selector.statement)].tokens,
      let name = outline.declarations[outline.declarations(in: statement)]
        .first(where: { $0.value.contains(selector.tokens.start) })?.name
        ?? outline.assignments[outline.assignments(in: statement)]
        .first(where: { $0.value.contains(selector.tokens.start) })?.property
    else { return nil }
    return outline.calls.first { call in
      call.block == selector.block && call.tokens.start > selector.tokens.end
        && call.arguments.contains {
          let value = outline.arguments[Int($0)].value
          return value.count == 1 && outline.name(value.start) == name
        }
    }
  }

  static func asker(_ call: Call, _ outline: SyntaxOutline) -> Asker {
    switch name(of: call, outline) {
    case "addTarget", "addTarget:action:forControlEvents:", "sendActions":
      let text = outline.spelling(call.tokens)
      if text.contains("editingChanged") || text.contains("EditingChanged")
        || text.contains("allEditingEvents") || text.contains("ouchDrag")
      {
        return .hot
      }
      let control = outline.spelling(call.receiver).lowercased
      if control.contains(anyOf: ["slider", "stepper", "knob"]) { return .hot }
      let stays =
        text.contains("editingDid") || text.contains("EventEditingDid")
        || text.contains("valueChanged") || text.contains("EventValueChanged")
        || text.contains("ouchDown") && !text.contains("ouchUp") && isHeld(call, outline)
      return stays && !text.contains("OnExit") ? .leaving : .asked
    case "addObserver", "addObserver:selector:name:object:", "publisher":
      let text = outline.spelling(call.tokens)
      if text.contains("extDidChangeNotification") { return .hot }
      // Whoever comes back to an app has its screen read to him.
      return text.contains(anyOf: comings) ? .lifecycle : .unasked
    case "CADisplayLink", "displayLinkWithTarget:selector:": return .hot
    case let name where timers.contains(name):
      return repeats(call, outline) ? [.unasked, .repeated] : []
    case let name where FunctionRoot.gestures.contains(name): return .hot
    case "perform", "performSelector:withObject:afterDelay:", "cancelPreviousPerformRequests",
      "performSelector:withObject:", "responds", "respondsToSelector:", "removeObserver",
      "cancelPreviousPerformRequestsWithTarget:selector:object:", "removeTarget",
      "performSelectorOnMainThread:withObject:waitUntilDone:",
      "performSelectorInBackground:withObject:", "performSelector:",
      "performSelector:withObject:afterDelay:inModes:",
      "detachNewThreadSelector:toTarget:withObject:", "UIImageWriteToSavedPhotosAlbum",
      "UISaveVideoAtPathToSavedPhotosAlbum":
      return []
    case _ where readsMethods(call, outline): return []
    case "initWithTarget:action:":
      let receiver = outline.spelling(call.receiver)
      return receiver.contains("Pan") || receiver.contains("Pinch") ? .hot : .asked
    default:
      return isAnswered(call, outline) ? .awaited : .asked
    }
  }

  /// Whether a call asks somebody for something, and names what is run with the answer:
  /// `[connector execAsyncMethod:@"user" withSelector:@selector(callbackUser:)]`.
  private static func isAnswered(_ call: Call, _ outline: SyntaxOutline) -> Bool {
    guard call.nameToken >= 0 else { return false }
    return outline.spelling(call.tokens).lowercased.contains(anyOf: answers)
  }

  private static let answers: [StaticString] = [
    "async", "callback", "withselector:", "didfinishselector", "didfailselector",
    "successselector", "failselector", "finishedselector", "errorselector",
  ]

  /// The notifications of an app that comes to the front, or goes.
  static let comings: [StaticString] = [
    "idBecomeActive", "illEnterForeground", "idEnterBackground", "illResignActive", "scenePhase",
  ]

  /// Whether a control is held down for something, since it does something else when it is let go.
  private static func isHeld(_ call: Call, _ outline: SyntaxOutline) -> Bool {
    let control = outline.spelling(call.receiver)
    return outline.calls.contains {
      $0.name == call.name && outline.spelling($0.receiver) == control
        && outline.spelling($0.tokens).contains("ouchUp")
    }
  }

  /// What a call calls: the type where it is written `Timer.init(…)`.
  private static func name(of call: Call, _ outline: SyntaxOutline) -> Name {
    guard call.name == "init" else { return call.name }
    return outline.lastName(of: call.receiver) ?? call.name
  }

  /// What makes a timer that runs a method.
  private static let timers: Set<Name> = [
    "Timer", "scheduledTimer", "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:",
    "timerWithTimeInterval:target:selector:userInfo:repeats:",
    "initWithFireDate:interval:target:selector:userInfo:repeats:",
  ]

  /// Whether a call only looks a method up, or puts another in its place.
  private static func readsMethods(_ call: Call, _ outline: SyntaxOutline) -> Bool {
    guard call.nameToken >= 0 else { return false }
    let name = outline.spelling(Int(call.nameToken))
    return name.hasPrefix(anyOf: [
      "class_", "method_", "sel_", "instancesRespond", "instanceMethod", "methodFor",
    ]) || name.lowercased.contains(anyOf: ["swizz", "exchange"])
  }

  /// How a call runs the method that it is given itself; `nil` where something else does.
  static func role(_ call: Call, _ outline: SyntaxOutline) -> ClosureRole? {
    switch name(of: call, outline) {
    case "perform":
      let isLater = call.arguments.contains {
        outline.arguments[Int($0)].label == "afterDelay"
      }
      return isLater ? .delayed : .inline
    case "performSelector:withObject:afterDelay:",
      "performSelector:withObject:afterDelay:inModes:":
      return .delayed
    case "performSelector:", "performSelector:withObject:": return .inline
    case "performSelectorOnMainThread:withObject:waitUntilDone:": return .mainHop
    case "performSelectorInBackground:withObject:",
      "detachNewThreadSelector:toTarget:withObject:", "UIImageWriteToSavedPhotosAlbum",
      "UISaveVideoAtPathToSavedPhotosAlbum":
      return .completion
    case let name where timers.contains(name):
      return repeats(call, outline) ? nil : .delayed
    default: return nil
    }
  }

  private static func repeats(_ call: Call, _ outline: SyntaxOutline) -> Bool {
    for index in call.arguments where outline.arguments[Int(index)].label == "repeats" {
      let value = outline.spelling(outline.arguments[Int(index)].value)
      return value != "false" && value != "NO"
    }
    return true
  }
}
