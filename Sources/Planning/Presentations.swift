import Findings
import Indexing
import Lexing
import Outlining
import SourceText

extension PlanningContext {
  /// Whether the state by which a view of the file shows a sheet is put back beside an event: the
  /// system then speaks the screen below.
  private func closesSheet(beside event: Event) -> Bool {
    guard outline.file.language == .swift else { return false }
    return outline.assignments(directlyIn: event.home).contains { assignment in
      ["false", "nil"].contains(outline.text(assignment.value))
        && outline.lastNameToken(of: assignment.target).map {
          outline.isBound(outline.text($0), to: ["sheet", "fullScreenCover", "popover"])
        } ?? false
    }
  }

  /// Whether a field is given the focus beside an event, by the state that it is bound to: VoiceOver then
  /// speaks the field.
  private func givesFocus(beside event: Event) -> Bool {
    guard outline.file.language == .swift else { return false }
    return outline.assignments.contains { assignment in
      outline.isBlock(Int(assignment.block), inside: event.home)
        && !["false", "nil"].contains(outline.text(assignment.value))
        && outline.declarations.contains { declaration in
          declaration.name == assignment.property
            && declaration.attributes.contains {
              outline.attributes[Int($0)].name == "FocusState"
            }
        }
    }
  }

  /// Whether a model tells by a closure that what was entered is not valid: it need not ask anybody, and
  /// the button has just been used.
  ///
  /// `model.onInvalid = { … }`, `model.validation.bind { … }`; what is called to validate may ask a
  /// server.
  func isOfValidation(_ event: Event) -> Bool {
    let closure = event.context.closure
    guard closure >= 0, outline.closures[closure].body >= 0,
      case let statement = outline.blocks[Int(outline.closures[closure].body)].statement,
      statement >= 0
    else { return false }
    let call = Int(outline.closures[closure].call)
    let end =
      call >= 0 ? Int(outline.calls[call].nameToken) : outline.closures[closure].tokens.start
    let start = outline.statements[Int(statement)].tokens.start
    return (start..<max(start, end)).contains {
      outline.token($0).kind == .identifier
        && !Set(Words.split(outline.text($0)))
          .isDisjoint(with: ["invalid", "validation", "validate"])
    }
  }

  /// Whether what an event says comes where a screen comes or goes as well, which is spoken first: a
  /// presenter is called there, a sheet closes, or a field is given the focus.
  func isBesidePresentation(_ event: Event) -> Bool {
    if closesSheet(beside: event) || givesFocus(beside: event) { return true }
    guard event.verb == .show, event.function >= 0 else { return false }
    return facts.function(event.function, of: outline)
      .map(facts.isCalledBesidePresentation) ?? false
  }
}

extension EventPlan {
  /// Whether it may come while VoiceOver still speaks: the control, as some caller is the action itself,
  /// a toast comes by a watched value, or a command takes no time; or a screen that comes or goes.
  var isSoonAfterTap: Bool {
    // A field that is entered is spoken, with its keyboard.
    if event.functionName.hasSuffix("BeginEditing") { return true }
    guard event.decision == .awaited else { return false }
    if takesKeyboardAway { return true }
    return !event.asker.isDisjoint(with: [.asked, .leaving])
      || finding.rule == "silent-confirmation"
      || event.asker == .observed && ["silent-toast", "silent-failure"].contains(finding.rule)
      || event.isAssumed && mayFollowTap
      || !event.context.isLater && Words.split(event.functionName).contains("validate")
      || context.isBesidePresentation(event) || context.isOfValidation(event)
  }

  /// Whether an animation of the old kind runs, and the method that it calls when it ends takes the view
  /// away, or gives a field the focus: that is when it is told.
  var endsInSelector: Bool {
    let outline = context.outline
    let stops = outline.calls(directlyIn: event.home).filter {
      $0.name == "setAnimationDidStopSelector:" || $0.name == "setAnimationDidStop"
    }
    return stops.contains { call in
      let names = Set(call.tokens.indices.map { outline.text($0) })
      return outline.declarations.contains { method in
        guard [.function, .method].contains(method.kind), method.nameToken >= 0,
          names.contains(outline.text(Int(method.nameToken)))
        else { return false }
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

  /// Whether a recording of sound begins beside it.
  var beginsRecording: Bool {
    context.outline.calls(directlyIn: event.home).contains { call in
      switch call.name {
      case "startRecording", "beginRecording": return true
      case "record", "recordForDuration:", "recordAtTime:forDuration:":
        return context.outline.spelling(call.receiver).lowercased.contains("recorder")
      default: return false
      }
    }
  }

  /// Whether it is about an advertisement, for which nobody waits.
  var isOfPromotion: Bool {
    let words = Words.split(event.functionName) + Words.split(event.lead.name)
    return words.contains { ["ad", "ads", "advert", "advertisement", "interstitial"].contains($0) }
  }

  /// Whether the keyboard goes with the event: something was still being written when it was asked for.
  private var takesKeyboardAway: Bool {
    let outline = context.outline
    return !event.context.isLater
      && outline.calls(directlyIn: event.home).contains {
        ["endEditing", "endEditing:", "resignFirstResponder"].contains($0.name)
      }
  }

  /// Whether what nobody is known to call may as well be called by an action itself.
  ///
  /// Nothing is waited for before, nor does its name say so. Told late is better than talked over.
  private var mayFollowTap: Bool {
    guard event.context.own.isEmpty, !event.context.isLater, !goesOn,
      !context.found.waits.endsWait(event)
    else { return false }
    // What is found missing before anything begins is told the user who wanted to begin it.
    if context.outline.blocks[event.home].kind == .guardBody { return true }
    let outline = context.outline
    let words = Set(
      signature.filter { outline.token($0).kind == .identifier }
        .flatMap { Words.split(outline.text($0)) })
    // `didBeginSelection` tells of a finger, not of an outcome.
    return words.isDisjoint(with: EventPlan.wordsOfWaiting)
      || !words.isDisjoint(with: EventPlan.wordsOfTouch)
  }

  /// The tokens of the function's name and parameters: `exporter(_:didFinishWith:)`.
  var signature: Range<Int> {
    guard event.function >= 0 else { return 0..<0 }
    let function = context.outline.declarations[event.function]
    guard function.nameToken >= 0, function.body >= 0 else { return 0..<0 }
    return Int(function.nameToken)..<Int(context.outline.blocks[Int(function.body)].open)
  }

  private static let wordsOfTouch: Set<String> = [
    "tap", "tapped", "touch", "touched", "press", "pressed", "click", "clicked", "select",
    "selected", "selection", "pick", "picked", "choose", "swipe",
  ]

  /// Words of a function's name which say that something has been waited for.
  private static let wordsOfWaiting: Set<String> = [
    "api", "changed", "completed", "connection", "connectivity", "did", "download", "failed",
    "fetch", "finished", "load", "loaded", "loading", "network", "offline", "received", "request",
    "response", "server", "succeeded", "sync", "updated", "upload",
  ]
}
