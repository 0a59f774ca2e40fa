import Findings
import Indexing
import Outlining
import SourceText

extension PlanningContext {
  /// Whether a list is to be edited with the event: the user goes on with its rows.
  func setsEditing(_ event: Event) -> Bool {
    outline.assignments(directlyIn: event.home).contains {
      ["isEditing", "editing"].contains($0.property)
    }
      || outline.calls(directlyIn: event.home).contains {
        ["setEditing", "setEditing:", "setEditing:animated:"].contains($0.name)
      }
  }

  /// Whether a view is moved to one place or to another, as it was: it may as well slide out.
  func slidesEitherWay(_ shown: Change, of event: Event) -> Bool {
    guard event.function >= 0, !shown.isOfSelf else { return false }
    let assignments = outline.assignments(in: outline.declarations[event.function].tokens)
      .map { outline.assignments[$0] }
    let name = Name(shown.name)
    let isFramed = assignments.contains {
      $0.property == "frame" && outline.lastName(of: $0.receiver) == name
        && outline.text($0.value) == "frame"
    }
    let moved = assignments.filter { assignment in
      guard ["x", "y", "origin"].contains(assignment.property) else { return false }
      let receiver = outline.text(assignment.receiver)
      return isFramed && receiver.hasPrefix("frame")
        || receiver.contains("\(shown.name).frame")
    }
    return moved.contains { first in
      moved.contains {
        $0.target.start > first.target.start
          && outline.text($0.receiver) == outline.text(first.receiver)
          && outline.isExclusive(Int(first.block), Int($0.block))
          && outline.text($0.value) != outline.text(first.value)
      }
    }
  }

  /// Whether a view is only made here, and handed to a function that shows it:
  /// `show(menu, at: point)`.
  func isShownByHelper(_ shown: Change, of event: Event) -> Bool {
    guard event.function >= 0, !shown.isOfSelf else { return false }
    let body = outline.declarations[event.function].tokens
    let end = outline.statements[shown.statement].tokens.end
    return outline.calls(in: TokenRange(end, max(end, body.end))).contains { index in
      let call = outline.calls[index]
      return call.nameToken >= 0
        && (call.receiver.isEmpty || ["self", "Self"].contains(outline.text(call.receiver)))
        && FunctionVerb(named: outline.text(Int(call.nameToken))) == .show
        && call.arguments.contains {
          outline.lastName(of: outline.arguments[Int($0)].value) == Name(shown.name)
        }
    }
  }

  /// Whether what calls the function gives a field the focus right after: there it stays.
  func isFieldEnteredNext(_ event: Event) -> Bool {
    guard event.function >= 0 else { return false }
    let name = outline.declarations[event.function].name
    return outline.calls.contains { call in
      call.name == name
        && outline.calls(directlyIn: Int(call.block)).contains {
          $0.name == "becomeFirstResponder" && $0.tokens.start > call.tokens.start
        }
    }
  }

  /// Whether a view comes by being put into another one.
  func isPutInPlace(_ shown: Change) -> Bool {
    outline.calls[outline.calls(in: outline.statements[shown.statement].tokens)].contains {
      outline.addedView($0) == Name(shown.name)
    }
  }

  /// Whether a view is only put in its place here, and others uncover it and hide it again.
  func isUncoveredElsewhere(_ shown: Change, of event: Event) -> Bool {
    guard event.function >= 0, shown.kind == .shown, !shown.isOfSelf, isPutInPlace(shown) else {
      return false
    }
    let own = outline.declarations[event.function].tokens
    let turns = outline.assignments.filter { assignment in
      ["isHidden", "hidden"].contains(assignment.property)
        && outline.lastName(of: assignment.receiver) == Name(shown.name)
    }
    func isTurned(to values: [String]) -> Bool {
      turns.contains { values.contains(outline.text($0.value)) }
    }
    return isTurned(to: ["true", "YES"]) && isTurned(to: ["false", "NO"])
      && !turns.contains { own.contains($0.target.start) }
  }
}

extension SyntaxOutline {
  /// Whether a function is called as a field is entered, by its name; -1 stands for none.
  func isFieldEntered(in function: Int) -> Bool {
    guard function >= 0, case let name = Int(declarations[function].nameToken), name >= 0 else {
      return false
    }
    return spelling(name).hasSuffix("BeginEditing")
  }

  /// Whether a value is written as zero, as the `alpha` of what is not seen.
  func isNone(_ value: TokenRange) -> Bool {
    ["0", "0.0", "0.f", "0.0f", ".zero"].contains(text(value))
  }
}
