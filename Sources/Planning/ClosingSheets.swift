import Findings
import Indexing
import Outlining
import SourceText

extension PlanningContext {
  /// Whether the state by which a view of the file shows a sheet is put back beside an event: the
  /// system then speaks the screen below.
  func closesSheet(beside event: Event) -> Bool {
    guard outline.file.language == .swift else { return false }
    return outline.assignments.contains { assignment in
      Int(assignment.block) == event.home
        && ["false", "nil"].contains(outline.text(assignment.value))
        && isBoundToSheet(assignment.property)
    }
  }

  private func isBoundToSheet(_ state: Name) -> Bool {
    outline.calls.contains { call in
      guard ["sheet", "fullScreenCover", "popover"].contains(call.name),
        let first = call.arguments.first
      else { return false }
      let argument = outline.arguments[Int(first)]
      guard argument.label == "isPresented" || argument.label == "item", argument.value.count == 1
      else { return false }
      let text = outline.text(argument.value)
      return text.hasPrefix("$") && Name(String(text.dropFirst())) == state
    }
  }
}
