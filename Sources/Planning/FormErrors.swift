import Findings
import Indexing
import Outlining

/// The views by which an event tells what is wrong, as the fields of a form have one each.
struct FormErrors {
  let base: EventPlan
  private var event: Event { base.event }

  init(_ base: EventPlan) { self.base = base }

  /// The error views that may appear, each once; where none is un-hidden, those that get a text.
  ///
  /// A picture marks a field for the eye: it says nothing, and nobody can go on there.
  var shown: [Change] {
    let views = errors(event.changes([.shown, .visibility])).filter { !isPicture($0) }
    return views.isEmpty ? errors(event.changes(.text)) : views
  }

  /// The errors that the same function may show in the same moment, on other labels: one speaks into the
  /// other.
  var beside: [Change] {
    let outline = base.context.outline
    let own = Set(shown.map(\.name))
    guard base.isAsked, !own.isEmpty else { return [] }
    let others = base.context.found.events(of: event.function).filter { other in
      let (first, second) =
        other.home < event.home ? (other.home, event.home) : (event.home, other.home)
      return other.changes[0].statement != event.changes[0].statement
        && other.context.closure == event.context.closure
        && !outline.isExclusive(first, second)
        && (outline.isBlock(second, inside: first) || !outline.leaves(first))
    }
    let shown = errors(others.flatMap { $0.changes(.text) })
    return shown.contains { own.contains($0.name) } ? [] : shown
  }

  /// The labels un-hidden among the errors of a form whose own names only say that they tell something:
  /// `cityMessageLabel`.
  var messages: [Change] {
    var seen = Set(shown.map(\.name))
    return event.changes(.shown).filter { change in
      change.role.contains(.status) && change.role.isDisjoint(with: [.error, .control, .input])
        && base.context.shape(of: Name(change.name), in: event).base == "UILabel"
        && seen.insert(change.name).inserted
    }
  }

  func errors(_ changes: [Change]) -> [Change] {
    var seen: Set<String> = []
    return changes.filter {
      $0.role.contains(.error) && !$0.isOfLibrary && !$0.name.isEmpty
        && seen.insert($0.name).inserted
    }
  }

  /// Whether a view is looked at only, by its type or else by its name.
  func isPicture(_ change: Change) -> Bool {
    let type = base.context.shape(of: Name(change.name), in: event).base
    guard type == .none else {
      return type == "UIImageView" || base.context.facts.inherits(type, anyOf: ["UIImageView"])
    }
    return change.role.contains(.picture) && !change.role.contains(.label)
  }
}
