import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// When what an event has to say is said.
extension EventPlan {
  /// Whether it may come while VoiceOver still speaks: the control, as some caller is the action itself,
  /// a toast comes by a watched value, or a command takes no time; or a screen that comes or goes.
  var isSoonAfterTap: Bool {
    if isFieldEntered || isOfPermission { return true }
    guard event.decision == .awaited else { return false }
    if takesKeyboardAway || isOfPicker || isBarelyLater { return true }
    return !event.asker.isDisjoint(with: [.asked, .leaving])
      || finding.rule == "silent-confirmation"
      || event.asker == .observed && ["silent-toast", "silent-failure"].contains(finding.rule)
        && !context.found.waits.endsWait(event)
      || event.isAssumed && mayFollowTap || isToastForAll
      || !event.context.isLater && event.functionWords.contains("validate")
      || context.isBesidePresentation(event) || context.isOfValidation(event)
  }

  /// Whether an animation of the old kind runs, and the method that it calls when it ends takes the view
  /// away, or gives a field the focus: that is when it is told.
  var endsInSelector: Bool {
    let outline = context.outline
    let stops = outline.calls(directlyIn: event.home).filter(outline.tellsEndOfAnimation)
    return stops.contains { call in
      outline.declarations.contains { method in
        guard [.function, .method].contains(method.kind), outline.names(call, method) else {
          return false
        }
        return outline.calls(in: method.tokens).contains { call in
          switch outline.calls[call].name {
          case "becomeFirstResponder": true
          case "removeFromSuperview":
            FunctionVerb(named: outline.text(Int(method.nameToken))) == .hide
          default: false
          }
        }
      }
    }
  }

  /// Whether the function shows whatever toast it is handed: who calls it next may be a button.
  private var isToastForAll: Bool {
    guard finding.rule == "silent-toast", event.function >= 0, event.verb == .show,
      !event.context.isLater, event.context.own.isEmpty
    else { return false }
    return context.outline.declarations[event.function].modifiers
      .isDisjoint(with: [.private, .fileprivate]) && !handedTexts.isEmpty
  }

  /// Whether what was tapped is still being spoken after the time that the code lets pass itself:
  /// `asyncAfter(deadline: .now() + 0.25)`.
  private var isBarelyLater: Bool {
    let outline = context.outline
    let closure = event.context.closure
    guard closure >= 0, let call = outline.call(ofClosure: closure), call.name == "asyncAfter",
      let deadline = call.arguments.first.map({ outline.arguments[Int($0)].value }),
      let seconds = Double(outline.text(deadline.end - 1))
    else { return false }
    return seconds < 0.5
  }

  /// Whether a picker of photos or files tells what was picked, and goes with that:
  /// `documentPicker(_:didPickDocumentsAt:)`.
  private var isOfPicker: Bool {
    let closure = event.context.closure
    let words: [String]
    if closure >= 0, let call = context.outline.call(ofClosure: closure) {
      words = Words.split(context.outline.text(Int(call.nameToken)))
      if !EventPlan.wordsOfChoice.isDisjoint(with: words) { return true }
    } else if closure >= 0 || !event.context.isLater {
      words = wordsOfSignature
    } else {
      return false
    }
    return words.contains("picking") || words.contains("did") && words.contains("pick")
  }

  /// Whether the system has asked the user for a permission, and its dialog goes just then:
  /// `requestAuthorization(options: [.alert]) { granted, error in … }`.
  private var isOfPermission: Bool {
    context.outline.closures(around: event.home).contains { closure in
      guard let call = context.outline.call(ofClosure: closure), call.nameToken >= 0,
        context.outline.spelling(Int(call.nameToken)).hasPrefix("request")
      else { return false }
      let words = Words.split(context.outline.text(Int(call.nameToken)))
      return words.contains { ["authorization", "permission", "access"].contains($0) }
    }
  }

  /// Words of what lets the user choose, and goes with that: `showPopover(of: kinds) { kind in … }`.
  private static let wordsOfChoice = Set(words: "picker pop popup popover menu chooser")

  /// Whether the keyboard goes with the event: something was still being written when it was asked for.
  private var takesKeyboardAway: Bool {
    let outline = context.outline
    return outline.calls(directlyIn: event.home).contains {
      ["endEditing", "endEditing:", "resignFirstResponder"].contains($0.name)
    }
  }

  /// Whether what nobody is known to call may as well be called by an action itself.
  ///
  /// Nothing is waited for before, nor does its name say so. Told late is better than talked over.
  private var mayFollowTap: Bool {
    guard event.context.own.isEmpty, !event.context.isLater, !goesOn,
      !context.found.waits.endsWait(event), !isCalledLater
    else { return false }
    // What is found missing before anything begins is told the user who wanted to begin it.
    if context.outline.blocks[event.home].kind == .guardBody { return true }
    let words = Set(wordsOfSignature)
    // `didBeginSelection` tells of a finger, not of an outcome.
    return words.isDisjoint(with: EventPlan.wordsOfWaiting)
      || !words.isDisjoint(with: EventPlan.wordsOfTouch)
  }

  /// Whether all that leads to the function is what has come of something.
  private var isCalledLater: Bool {
    guard event.function >= 0,
      let function = context.facts.function(event.function, of: context.outline)
    else { return false }
    return context.facts.isCalledLater(function)
  }

  /// The tokens of the function's name and parameters: `exporter(_:didFinishWith:)`.
  var signature: Range<Int> {
    guard event.function >= 0 else { return 0..<0 }
    let function = context.outline.declarations[event.function]
    guard function.nameToken >= 0, function.body >= 0 else { return 0..<0 }
    return Int(function.nameToken)..<Int(context.outline.blocks[Int(function.body)].open)
  }

  private var wordsOfSignature: [String] {
    let outline = context.outline
    return signature.filter { outline.token($0).kind == .identifier }
      .flatMap { Words.split(outline.text($0)) }
  }

  private static let wordsOfTouch: Set<String> = [
    "tap", "tapped", "touch", "touched", "press", "pressed", "click", "clicked", "select",
    "selected", "selection", "pick", "picked", "choose", "swipe",
  ]

  /// Words of a function's name which say that something has been waited for.
  private static let wordsOfWaiting: Set<String> = [
    "api", "changed", "completed", "connection", "connectivity", "did", "done", "download",
    "failed", "fetch", "finished", "load", "loaded", "loading", "network", "offline", "received",
    "request", "response", "result", "server", "succeeded", "success", "sync", "updated", "upload",
  ]
}

extension SyntaxOutline {
  /// Whether a call names what runs when an animation of the old kind ends:
  /// `UIView.setAnimationDidStop(#selector(didStop))`.
  func tellsEndOfAnimation(_ call: Call) -> Bool {
    call.name == "setAnimationDidStopSelector:" || call.name == "setAnimationDidStop"
  }

  /// Whether a call names a function, as in a selector.
  func names(_ call: Call, _ function: Declaration) -> Bool {
    guard function.nameToken >= 0, case let name = text(Int(function.nameToken)) else {
      return false
    }
    return call.tokens.indices.contains { text($0) == name }
  }
}
