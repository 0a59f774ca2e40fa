import Announcements
import Findings
import Indexing
import Outlining
import SourceText

/// A search that leaves nothing of a list: the view watches whether anything is left, and says what it then
/// shows.
struct EmptiedSearchPlan {
  private let context: PlanningContext
  private let finding: Finding
  private let search: EmptiedSearch

  init(_ context: PlanningContext, _ finding: Finding, _ search: EmptiedSearch) {
    self.context = context
    self.finding = finding
    self.search = search
  }

  func plan() -> Plan {
    guard search.statement >= 0 else { return .display(finding, .manyViews) }
    guard context.hasOnChange else { return .display(finding, .olderSystem) }
    guard let choice = words else { return .display(finding, context.missingSentence) }
    var message = choice.message
    message.isHoistedWhenDelayed = false
    var result = context.modifier(saying: message, on: search.statement, of: search.type)
    result.modifier = .onChange(
      of: "\(search.found).isEmpty", name: "isEmpty", passesOld: context.hasPriorities)
    result.condition = "isEmpty, !\(search.typed).isEmpty"
    result.delay = context.delay(.asked, .default)
    return context.attaching([result], to: search.statement, for: finding, doubt: choice.doubt)
  }

  /// Whether the view says of what a search leaves what it says where there never was anything: "No News Yet".
  private var isOfNothingAtAll: Bool {
    let words = Words.split(context.outline.text(search.text))
    return words.contains("yet")
      && !words.contains { ["matching", "match", "matches", "found", "results"].contains($0) }
  }

  /// What the view shows; where that is the system's own, its words, which no app can read, in ours.
  private var words: MessageChoice.Choice? {
    search.text.isEmpty || isOfNothingAtAll
      ? Sentence(text: "No results", count: nil).choice(in: context)
      : context.spoken(fixed: search.text)
  }
}
