import Announcements
import Findings
import Indexing
import Outlining
import SourceText

/// A view that says, in place of all else, that there is nothing: an empty list's, whose words the code does
/// not have.
struct EmptyViews {
  private let base: EventPlan
  private var event: Event { base.event }

  init(_ base: EventPlan) { self.base = base }

  /// The plan to say so, where somebody waits to hear it and the view's name tells of what there is none,
  /// else to let VoiceOver look anew; `nil` where no such view comes.
  func plan() -> Plan? {
    guard let shown else { return nil }
    if isAnswer, let words = words(of: shown),
      let choice = Sentence(text: words).choice(in: base.context), choice.doubt == nil
    {
      return base.announce(choice)
    }
    return base.moveFocus(base.layoutNotification, to: nil, isCertain: true)
  }

  private var shown: Change? {
    guard event.decision == .awaited || event.decision == .unasked,
      event.verb == .show || event.context.isLater || event.changes.count > 1,
      !event.functionWords.contains("hide"), event.changes([.text]).isEmpty
    else { return nil }
    return event.changes([.shown]).first { change in
      change.role.isDisjoint(with: .picture)
        && (Words.tellNothing(Words.split(change.name))
          || event.verb == .show && Words.tellNothing(event.functionWords))
    }
  }

  /// Whether it is what has come of what a user began.
  private var isAnswer: Bool {
    event.decision == .awaited && !event.isAssumed && event.asker == .awaited
  }

  /// Of what there is nothing, by the view's name; of things only what the file has several of.
  private func words(of shown: Change) -> String? {
    Wording.nothing(named: shown.name) { plural in
      base.context.outline.declarations.contains { declaration in
        declaration.nameToken >= 0
          && Words.split(base.context.outline.text(Int(declaration.nameToken))).last == plural
      }
    }
  }
}
