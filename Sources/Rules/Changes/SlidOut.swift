import Findings
import Indexing
import Outlining
import SourceText

/// What is moved off the screen, whatever else is done with it.
extension Silence {
  /// Whether all that the event shows is moved below the screen, or beside it, before the user's eyes.
  func slidesOut(_ event: Event) -> Bool {
    let shown = event.changes([.shown, .modal])
    return !shown.isEmpty && shown.count == event.changes.count
      && shown.allSatisfy { !$0.name.isEmpty && endsOutside(Name($0.name), of: event) }
  }

  /// Whether the last place that a function gives a view is where the screen ends, and it slides there.
  private func endsOutside(_ view: Name, of event: Event) -> Bool {
    let body = outline.declarations[event.function].tokens
    let set = outline.assignments(in: body).map { outline.assignments[$0] }
      .filter { $0.property == "frame" && outline.lastName(of: $0.receiver) == view }
      .map { (value: $0.value, block: Int($0.block)) }
    let sent = outline.calls(in: body).map { outline.calls[$0] }
      .filter { $0.name == "setFrame:" && outline.lastName(of: $0.receiver) == view }
      .compactMap { call in
        call.arguments.first.map {
          (value: outline.arguments[Int($0)].value, block: Int(call.block))
        }
      }
    guard let last = (set + sent).max(by: { $0.value.start < $1.value.start }),
      outline.isAnimated(last.block)
    else { return false }
    let rectangle = outline.calls(in: last.value).map { outline.calls[$0] }
      .first { $0.name == "CGRectMake" || $0.name == "CGRect" }
    guard let rectangle, rectangle.arguments.count == 4 else { return false }
    let places = rectangle.arguments.map { outline.text(outline.arguments[Int($0)].value) }
    return isExtent(places[0], "width") || isExtent(places[1], "height")
  }

  /// Whether an expression is all the width or height of something: `self.view.frame.size.height`.
  private func isExtent(_ place: String, _ side: String) -> Bool {
    (place.hasSuffix(".\(side)") || place.lowercased().hasSuffix("screen\(side)")
      || place.lowercased() == "screen_\(side)")
      && !place.contains { "+-*/(?".contains($0) }
  }
}
