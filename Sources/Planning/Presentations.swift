import Findings
import Indexing
import Lexing
import Outlining
import SourceText

extension PlanningContext {
  /// Whether another screen tells that it is about to go: `tagsControllerWillDismiss(_:)`.
  private func isBeforeDismissal(_ event: Event) -> Bool {
    guard event.function >= 0, event.context.closure < 0 else { return false }
    let declaration = outline.declarations[event.function]
    guard !declaration.parameters.isEmpty else { return false }
    let words = Words.split(event.functionName)
    return zip(words, words.dropFirst()).contains {
      $0 == "will" && ["dismiss", "close"].contains($1)
    }
  }

  /// Whether the state by which a view of the file shows a sheet or an alert is put back beside an event:
  /// the system then speaks the screen below.
  private func closesSheet(beside event: Event) -> Bool {
    guard outline.file.language == .swift else { return false }
    return outline.assignments(directlyIn: event.home).contains { assignment in
      ["false", "nil"].contains(outline.text(assignment.value))
        && outline.lastNameToken(of: assignment.target).map {
          outline.isBound(
            outline.text($0),
            to: ["sheet", "fullScreenCover", "popover", "alert", "confirmationDialog"])
        } ?? false
    }
  }

  /// Whether a function of the screen's own that takes it away is called after an event, `dismissSelf()`, or who
  /// shows the view is told that it is done, and then most often takes it away: `onSaved()`.
  private func closesScreen(beside event: Event) -> Bool {
    let type = outline.typeName(around: event.function)
    let next = TokenRange(
      outline.statements[event.last].tokens.end, Int(outline.blocks[event.home].close))
    return outline.calls[outline.calls(in: next)].contains { call in
      Int(call.block) == event.home && outline.isOnSelf(call.receiver)
        && (closingFunctions.contains(type.member(call.name)) || tellsEnd(call))
    }
  }

  /// Whether a call is one of a closure that a view was handed, to be called when it is done.
  private func tellsEnd(_ call: Call) -> Bool {
    call.nameToken >= 0 && outline.isHandlerName(Int(call.nameToken))
      && !PlanningContext.wordsOfEnds.isDisjoint(
        with: Words.split(outline.text(Int(call.nameToken))))
  }

  private static let wordsOfEnds = Set(
    words: """
      add added close closed complete completed completion create created dismiss dismissed done
      finish finished save saved submit submitted success succeeded
      """)

  /// Whether a HUD goes with an event that had taken the focus, as SVProgressHUD and MRProgress do when they
  /// come: VoiceOver then speaks what it finds instead.
  private func closesHUD(beside event: Event) -> Bool {
    outline.calls[outline.calls(in: outline.interior(of: event.home))].contains { call in
      guard call.receiver.count == 1, call.nameToken >= 0, Int(call.block) == event.home else {
        return false
      }
      switch outline.name(call.receiver.start) {
      case "SVProgressHUD", "MRProgressOverlayView":
        return outline.spelling(Int(call.nameToken)).hasPrefix(anyOf: ["dismiss", "popActivity"])
      default: return false
      }
    }
  }

  /// Whether all who have something hidden close the screen next, be it once it has faded:
  /// `hideCard(); DispatchQueue.main.asyncAfter(…) { self.dismiss(animated: false) }`.
  func closesScreenNext(_ event: Event) -> Bool {
    guard event.verb == .hide, event.context.closure < 0 else { return false }
    let calls = outline.callsOnSelf(of: event.function)
    return !calls.isEmpty
      && calls.allSatisfy { call in
        outline.calls[outline.calls(in: outline.interior(of: Int(call.block)))].contains { next in
          next.tokens.start >= call.tokens.end && SystemSpeech.closes(next)
            && outline.isOnSelf(next.receiver)
        }
      }
  }

  /// Whether a field is given the focus beside an event, by the state that it is bound to: VoiceOver then
  /// speaks the field.
  private func givesFocus(beside event: Event) -> Bool {
    guard outline.file.language == .swift else { return false }
    let home = outline.interior(of: event.home)
    return outline.assignments[outline.assignments(in: home)].contains { assignment in
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
    if closesSheet(beside: event) || givesFocus(beside: event) || closesScreen(beside: event)
      || isBeforeDismissal(event) || closesHUD(beside: event)
      || outline.swapsControls(beside: event)
    {
      return true
    }
    // What comes later does not come with what its caller shows, but what shows something may be called then.
    guard event.verb == .show || !event.context.isLater, event.function >= 0,
      let function = facts.function(event.function, of: outline)
    else { return false }
    let callers = facts.presentingCallers(of: function)
    guard !callers.isEmpty else { return false }
    let here = outline.declarations.indices.filter { index in
      outline.declarations[index].body >= 0
        && facts.function(index, of: outline).map(callers.contains) ?? false
    }
    // Of callers in other files it is only known that they do both.
    return here.count < Set(callers).count || here.contains { presents(beside: event, in: $0) }
  }

  /// Whether a function has the system present something where it calls that of an event, and not in another
  /// of its branches, or after one of them has left.
  private func presents(beside event: Event, in caller: Int) -> Bool {
    let name = outline.declarations[event.function].name
    let calls = outline.calls[outline.calls(in: outline.declarations[caller].tokens)]
    let places = calls.filter { $0.name == name }.map { Int($0.block) }
    return calls.contains { call in
      SystemSpeech.presents(call, in: outline)
        && places.contains { place in
          let block = Int(call.block)
          guard runs(place, with: call) else { return false }
          if outline.isBlock(block, inside: place) { return true }
          return outline.isBlock(place, inside: block)
            && !outline.isLeft(place, before: call.tokens.start, in: block)
        }
    }
  }

  /// Whether a block runs in the turn of a call, or in the closure that the call is handed: not when a button of what
  /// it presents is tapped.
  private func runs(_ block: Int, with call: Call) -> Bool {
    guard let closure = outline.closures(around: block).first else { return true }
    return closure == outline.closures(around: Int(call.block)).first
      || call.arguments.contains { Int(outline.arguments[Int($0)].closure) == closure }
  }

  /// Whether others than the screen itself call the function, as they bring the screen: what they choose
  /// is spoken with it.
  func isSetByPresenter(_ event: Event) -> Bool {
    let name = outline.declarations[event.function].name
    let type = outline.typeName(around: event.function)
    return (isBesidePresentation(event) || isToldByScreen(event))
      && !outline.calls.contains {
        $0.name == name && outline.typeName(ofBlock: Int($0.block)) == type
      }
  }

  /// Whether another screen tells of what was chosen there, and hands itself over: it still lies over this
  /// one: `picker(_ controller: ColorsViewController, didPick color: Color)`.
  private func isToldByScreen(_ event: Event) -> Bool {
    !event.isAction
      && outline.declarations[event.function].parameters.contains { parameter in
        let type = outline.parameters[Int(parameter)].type.indices.first {
          outline.token($0).kind == .identifier
        }
        let last = type.flatMap { Words.split(outline.text($0)).last }
        return last == "controller" || last == "vc"
      }
  }

  /// Whether a button of an alert or an action sheet is what does it.
  func isOfSheetAction(_ event: Event) -> Bool {
    outline.calls(ofClosuresAround: event.home).contains {
      $0.name == "UIAlertAction" || $0.name == "actionWithTitle:style:handler:"
    }
  }
}

extension SyntaxOutline {
  /// The functions with a call of some kind, as members of their types.
  func functions(calling isMeant: (Call) -> Bool) -> Set<Name> {
    var result: Set<Name> = []
    for call in calls where isMeant(call) {
      let function = context(of: call).function
      guard function >= 0 else { continue }
      result.insert(typeName(around: function).member(declarations[function].name))
    }
    return result
  }
}
