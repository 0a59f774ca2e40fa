import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// A list that a model fills while its view shows a wait: the view watches the wait, and says what has come
/// when that is over.
struct WaitedLoadPlan {
  private let context: PlanningContext
  private let finding: Finding
  private let load: WaitedLoad
  private var outline: SyntaxOutline { context.outline }

  init(_ context: PlanningContext, _ finding: Finding, _ load: WaitedLoad) {
    self.context = context
    self.finding = finding
    self.load = load
  }

  /// Returns `nil` where nothing needs to be said after all.
  func plan() -> Plan? {
    let decision = load.wait.asker.decision
    guard decision != .hot, !load.wait.asker.contains(.hotLater) else {
      return .display(finding, .hotPath)
    }
    guard load.statement >= 0 else { return .display(finding, .manyViews) }
    guard context.hasOnChange else { return .display(finding, .olderSystem) }
    guard !CountChoice.isCountless(load.collection, functionName),
      let number = Sentence(text: words, count: "\(load.counted).count").choice(in: context)
    else { return .display(finding, context.missingSentence) }
    var choice = number.orEmpty(context.emptyText(of: load.counted, in: load.type))
    var doubt = choice.doubt ?? (isUnclear ? .unknownOutcome : self.doubt(of: load.shape))
    // Where it has failed and the view says nothing of that, it shows that there is nothing.
    if doubt == .unknownOutcome, let only = choice.whereEmpty() {
      choice = only
      doubt = self.doubt(of: nil)
    }
    choice.message.isHoistedWhenDelayed = false
    var result = context.modifier(saying: choice.message, on: load.statement, of: load.type)
    result.priority = context.outcomePriority(decision)
    result.isAvailabilityGuarded = context.isGuarded(result.priority)
    result.modifier = .onChange(of: load.flag, name: flagName, passesOld: context.hasPriorities)
    result.condition =
      (["!\(flagName)"] + noFailures.compactMap(\.self) + [choice.condition].compactMap(\.self))
      .joined(separator: ", ")
    result.alternative = choice.alternative
    return context.attaching([result], to: load.statement, for: finding, doubt: doubt)
  }

  private var flagName: String { String(load.flag.drop { $0 != "." }.dropFirst()) }

  /// What is done, as the view calls it where all of it goes by one name.
  private var functionName: String {
    let called = outline.calls.first { call in
      load.wait.functions.allSatisfy { $0 == call.name } && call.nameToken >= 0
    }
    return called.map { outline.text(Int($0.nameToken)) } ?? "load"
  }

  private var words: String {
    Wording.counting(functionName, load.collection, isAsked: false)
  }

  /// Whether the view does not tell a success from a failure.
  private var isUnclear: Bool { load.wait.keepsFailure || noFailures.contains { $0 == nil } }

  /// Why a reader should look before it is told; `counted` is what is known of what is counted, `nil` where
  /// no number is told.
  private func doubt(of counted: TypeShape?) -> Reason? {
    if let counted, !counted.isFlatCollection { return .guessedType }
    if EmptyTexts(outline, of: load.type).isShownInOneCase(load.counted) {
      return .severalConditions
    }
    if !load.isOwn { return .foreignModel }
    switch load.wait.asker.decision {
    case .unasked: return .unasked
    case .unknown: return .guessedCaller
    default: return nil
    }
  }

  /// For each way in which the work may fail, what holds where it has not, each once; `nil` where the view
  /// shows nothing of it.
  private var noFailures: [String?] {
    var result: [String?] = []
    for marks in load.wait.failures {
      let condition = marks.lazy.compactMap(absence).first
      if !result.contains(condition) { result.append(condition) }
    }
    return result
  }

  /// What holds of the model where a member by which the view shows a failure does not: `model.error == nil`.
  private func absence(of mark: Name) -> String? {
    guard let shape = context.facts.property(mark, of: load.model)?.shape,
      let view = outline.view(around: outline.statements[load.statement].tokens.start),
      let name = view.indices.first(where: { isShown(mark, at: $0) })
    else { return nil }
    let member = "\(load.holder).\(outline.text(name))"
    if shape.isOptional { return "\(member) == nil" }
    if shape.base == "Bool" { return "!\(member)" }
    return shape.isString ? "\(member).isEmpty" : nil
  }

  /// Whether a token names a member of the model, or of a binding to it: `model.error`, `$model.error`.
  private func isShown(_ mark: Name, at token: Int) -> Bool {
    guard outline.token(token).kind == .identifier, outline.name(token) == mark,
      outline.token(token - 1).kind == .period
    else { return false }
    let holder = outline.text(token - 2)
    return holder == load.holder || holder == "$\(load.holder)"
  }
}
