import Announcements
import Findings
import Indexing
import Outlining
import SourceText

/// A view that says, in place of all else, that there is nothing: an empty list's.
struct EmptyViews {
  private let base: EventPlan
  private var event: Event { base.event }
  private var outline: SyntaxOutline { base.context.outline }

  init(_ base: EventPlan) { self.base = base }

  /// The plan to say so, where somebody waits to hear it and the code has the words, or the view's name tells
  /// of what there is none; `nil` where no such view comes.
  func plan() -> Plan? {
    guard let shown else { return nil }
    guard isAnswer, let choice = words(in: shown) ?? named(shown), choice.doubt == nil else {
      // That the layout changed says nothing of it.
      return base.tellLayout(.noMessage, base.layoutNotification)
    }
    return base.announce(choice)
  }

  private var shown: Change? {
    guard event.decision == .awaited || event.decision == .unasked,
      event.verb == .show || event.context.isLater || event.changes.count > 1,
      !event.functionWords.contains("hide"), event.changes(.text).isEmpty
    else { return nil }
    return event.changes(.shown).first { change in
      change.role.isDisjoint(with: .picture)
        && (Words.tellNothing(Words.split(change.name))
          || event.verb == .show && Words.tellNothing(event.functionWords))
    }
  }

  /// Whether it is what has come of what a user began, each key of a search among it, or ends a wait that is
  /// seen.
  private var isAnswer: Bool {
    event.decision == .awaited && !event.isAssumed
      && (event.asker.subtracting(.hotLater) == .awaited
        || base.context.found.waits.endsWait(event))
  }

  /// What the one label says that the code puts into the view, where it is given that once and for all.
  private func words(in shown: Change) -> MessageChoice.Choice? {
    let type = outline.typeName(around: event.function)
    var texts: [TokenRange] = []
    for call in outline.calls
    where outline.lastName(of: call.receiver) == Name(shown.name)
      && outline.typeName(ofBlock: Int(call.block)) == type
    {
      guard let label = outline.addedView(call) else { continue }
      let own = outline.assignments.filter {
        $0.property == "text" && $0.block == call.block
          && outline.lastName(of: $0.receiver) == label
      }
      texts +=
        own.isEmpty
        ? [outline.standingWords(ofLabel: label, in: type)].compactMap(\.self)
        : own.map(\.value)
    }
    guard texts.count == 1, outline.isTextLiteral(texts[0]) || outline.isLocalizationCall(texts[0])
    else { return nil }
    let spelt = outline.text(texts[0])
    guard !spelt.contains("\n"), !spelt.contains("\\(") else { return nil }
    return MessageChoice.Choice(message: Message(expression: spelt, isHoistedWhenDelayed: false))
  }

  /// Of what there is nothing, by the view's name; of things only what the file has several of.
  private func named(_ shown: Change) -> MessageChoice.Choice? {
    let words = Wording.nothing(named: shown.name) { plural in
      outline.declarations.contains { declaration in
        declaration.nameToken >= 0
          && Words.split(outline.text(Int(declaration.nameToken))).last == plural
      }
    }
    return words.flatMap { Sentence(text: $0).choice(in: base.context) }
  }
}
