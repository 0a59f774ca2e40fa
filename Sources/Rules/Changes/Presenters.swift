import Findings
import Indexing
import Lexing
import Outlining
import SourceText

extension Silence {
  /// Whether what the same code shows next says what has changed.
  func isPresentedNext(_ event: Event) -> Bool {
    isToldByPresenter(event) || isHandedToPresenter(event) || isShownTwice(event)
      || isLeftForCallers(event) || isHandedToTheLike(event)
  }

  /// Whether every caller in the file goes on to say what has changed, or gives a field the focus once the
  /// views are shown, or brings up something of the system's, where only views come or go.
  private func isLeftForCallers(_ event: Event) -> Bool {
    guard event.context.closure < 0, !event.isAction else { return false }
    let isOnlyShown = event.changes.allSatisfy { $0.kind == .shown }
    let isOnlySeen = event.changes.allSatisfy { [.shown, .hidden, .visibility].contains($0.kind) }
    let calls = outline.callsOnSelf(of: outline.declarations[event.function].name)
    return !calls.isEmpty
      && calls.allSatisfy { call in
        outline.calls(directlyIn: Int(call.block)).contains { next in
          next.tokens.start >= call.tokens.end
            && (isOnlyShown && next.name == "becomeFirstResponder"
              || isOnlySeen && call.flags.contains(.wholeStatement)
                && SystemSpeech.presents(next, in: outline)
              || facts.posts(next, in: outline))
        }
      }
  }

  /// The events, each with the functions that are called beside it and change something as well.
  func withCompanions(_ events: [Event]) -> [Event] {
    guard events.count > 1 else { return events }
    var functions: [Name: Int] = [:]
    for event in events where event.function >= 0 {
      functions[outline.declarations[event.function].name] = event.function
    }
    return events.map { event in
      guard event.function >= 0 else { return event }
      var event = event
      for index in outline.calls(in: scope(of: event)) {
        let call = outline.calls[index]
        guard let other = functions[call.name], other != event.function,
          outline.isOnSelf(call.receiver),
          outline.typeName(around: other) == outline.typeName(around: event.function),
          sharesPath(call.tokens.start, in: Int(call.block), event)
        else { continue }
        event.companions.insert(other)
      }
      return event
    }
  }

  /// Whether a list changes, and a toast that the same code shows next says so.
  private func isToldByPresenter(_ event: Event) -> Bool {
    guard event.changes.allSatisfy({ [.list, .rows, .stateList].contains($0.kind) }) else {
      return false
    }
    let scope = scope(of: event)
    return outline.calls(in: scope).contains { index in
      let call = outline.calls[index]
      guard call.nameToken >= 0, !call.arguments.isEmpty,
        outline.spelling(Int(call.nameToken)).lowercased.contains(anyOf: [
          "toast", "snackbar", "banner",
        ])
      else { return false }
      let words = Words.split(outline.text(Int(call.nameToken)))
      return ["show", "present", "display", "make", "flash"].contains(words.first)
        && sharesPath(call.tokens.start, in: Int(call.block), event)
    }
  }

  /// Whether the same code hands what it put on a label to what shows messages as well: that is heard,
  /// or has an event of its own.
  private func isShownTwice(_ event: Event) -> Bool {
    let texts = event.changes(.text).map(\.value).filter { $0.count > 1 }
    guard !texts.isEmpty, !event.isOfLibrary else { return false }
    return outline.calls(in: scope(of: event)).contains { index in
      let call = outline.calls[index]
      let isHandedText = call.arguments.contains { argument in
        let value = outline.arguments[Int(argument)].value
        return texts.contains { text in
          text.count == value.count && outline.name(text.start) == outline.name(value.start)
            && outline.text(text) == outline.text(value)
        }
      }
      guard isHandedText, call.nameToken >= 0,
        FunctionVerb(named: outline.text(Int(call.nameToken))) == .show
      else { return false }
      return sharesPath(call.tokens.start, in: Int(call.block), event)
    }
  }

  /// Whether a function that shows a text hands that to one of its name elsewhere in the project, which has an event
  /// of its own.
  private func isHandedToTheLike(_ event: Event) -> Bool {
    guard event.verb == .show, let own = facts.function(event.function, of: outline) else {
      return false
    }
    let function = outline.declarations[event.function]
    let texts = function.parameters.map { outline.parameters[Int($0)] }.filter {
      let shape = TypeShape($0.type, in: outline)
      return shape.isString || facts.isError(shape)
    }.map(\.name)
    return outline.calls(in: function.tokens).contains { index in
      let call = outline.calls[index]
      guard call.name == function.name, let receiver = outline.lastName(of: call.receiver),
        !outline.isOnSelf(call.receiver),
        call.arguments.contains(where: {
          let value = outline.arguments[Int($0)].value
          return value.count == 1 && texts.contains(outline.name(value.start))
        }),
        sharesPath(call.tokens.start, in: Int(call.block), event)
      else { return false }
      return facts.callees(of: call.name, isOnSelf: false, receiver: receiver, from: own)
        .contains { Int($0) != own }
    }
  }

  /// Whether a text is only handed to a view that a presenter of the same type then shows.
  private func isHandedToPresenter(_ event: Event) -> Bool {
    guard !presenters.isEmpty, event.changes.allSatisfy({ $0.kind == .text }) else { return false }
    let scope = scope(of: event)
    let end = outline.statements[event.last].tokens.end
    return outline.calls.contains { call in
      scope.contains(call.tokens.start) && call.tokens.start >= end
        && presenters.contains(call.name)
        && outline.isOnSelf(call.receiver)
    }
  }
}
