import Findings
import Indexing
import Outlining
import SourceText

extension PlanningContext {
  /// Whether the state by which a view of the file shows a sheet is put back beside an event: the
  /// system then speaks the screen below.
  private func closesSheet(beside event: Event) -> Bool {
    guard outline.file.language == .swift else { return false }
    return outline.assignments.contains { assignment in
      Int(assignment.block) == event.home
        && ["false", "nil"].contains(outline.text(assignment.value))
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
      Int(assignment.block) == event.home
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
  func isOfValidation(_ event: Event) -> Bool {
    guard event.context.closure >= 0 else { return false }
    let start = outline.closures[event.context.closure].tokens.start
    return outline.assignments.contains { assignment in
      assignment.value.start == start && assignment.propertyToken >= 0
        && !Set(Words.split(outline.text(Int(assignment.propertyToken))))
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
