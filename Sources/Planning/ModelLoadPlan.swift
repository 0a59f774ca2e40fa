import Announcements
import Findings
import Indexing
import Outlining

/// What a view says when its model has loaded what it was told to.
extension ListPlan {
  /// What a model has loaded, or the error that it shows instead.
  func modelPlan(_ change: Change) -> Plan {
    guard let model = change.model else { return base.display(.noMessage) }
    let type = base.context.shape(of: Name(change.name), in: event).base
    guard let loaded = model.collection else {
      return failurePlan(change, model, in: type) ?? base.display(.noMessage)
    }
    guard model.failure != .shown else { return base.display(.unknownOutcome) }
    let counts = CountChoice(base.context, event)
    let holder =
      change.counted.contains(".") ? type : base.context.outline.typeName(around: event.function)
    let counted = change.counted.split(separator: ".").last.map(String.init) ?? loaded
    let member = base.context.facts.property(Name(counted), of: holder)?.shape ?? .unknown
    let collection = CountChoice.Collection(
      expression: change.counted, name: loaded, isProven: member.isFlatCollection)
    guard var choice = counts.choice(of: collection) else {
      return failurePlan(change, model, in: type) ?? base.display(base.context.missingSentence)
    }
    // Its error is told in every language, and a number, or that there is nothing, is no other branch of it.
    if choice.doubt == .untranslated || choice.condition != nil,
      let failure = failurePlan(change, model, in: type)
    {
      return failure
    }
    let failure = model.error.flatMap { told(error: $0, of: change, in: type) }
    guard model.error == nil || failure != nil else { return base.display(.guessedType) }
    var doubt = choice.doubt
    if doubt == nil, isOfSomethingElse(counted, than: loaded) { doubt = .guessedType }
    if doubt == nil, isVaguelyBeside(loaded) || isOneOfSeveral(loaded) {
      // Its error is shown as any other.
      if let failure = failurePlan(change, model, in: type) { return failure }
      doubt = .weakEvidence
    }
    if doubt == nil, isInBackground { doubt = .unasked }
    if doubt == nil, isAsSheetGoes || event.context.own.contains(.observed) { doubt = .unasked }
    if doubt == nil, isOfOtherCommand(of: change) { doubt = .madeSentence }
    if doubt == nil, showsOtherError(change, model) { doubt = .unknownOutcome }
    if doubt == nil, model.failure == .kept || isTriedInVain(change) {
      doubt = narrow(&choice)
    }
    if doubt == nil, !model.isOwn { doubt = .foreignModel }
    return base.announceOutcome(choice, failure: failure, doubt: doubt)
  }

  /// Leaves of a number only what is said where there is nothing: a failure that is kept is shown so, too.
  private func narrow(_ choice: inout MessageChoice.Choice) -> Reason? {
    guard let only = choice.whereEmpty() else { return .unknownOutcome }
    choice = only
    return nil
  }

  /// Whether it is loaded anew as a sheet has gone, whatever was done there: the screen is read then.
  private var isAsSheetGoes: Bool {
    let outline = base.context.outline
    return outline.closures(around: event.home).contains {
      outline.closures[$0].label == "onDismiss"
    }
  }

  /// Whether a task does it that is kept as one of the background: `backgroundTask = Task { … }`.
  private var isInBackground: Bool {
    let outline = base.context.outline
    return outline.closures(around: event.home).contains { closure in
      guard let call = outline.call(ofClosure: closure), call.name == "Task" else { return false }
      return outline.assignments.contains { assignment in
        assignment.propertyToken >= 0 && assignment.value.start == call.tokens.start
          && Words.split(outline.text(Int(assignment.propertyToken))).contains("background")
      }
    }
  }

  /// What is said of the error that a model shows; `nil` where its type is not known to have a text.
  private func told(
    error: String, of change: Change, in type: Name
  ) -> Announcement.Failure? {
    guard let text = text(ofError: error, of: change, in: type) else { return nil }
    var told = Announcement.Failure(
      expression: text.expression, name: text.isOptional ? "error" : "",
      priority: base.context.failurePriority(event.decision))
    if text.isOptional { told.spoken = text.spoken(as: "error", in: base.context) }
    told.isAvailabilityGuarded = base.context.isGuarded(told.priority)
    return told
  }

  /// Only the error that a model shows instead of what it was to load, where nothing can be said of
  /// the rest.
  private func failurePlan(_ change: Change, _ model: Change.ModelLoad, in type: Name) -> Plan? {
    guard let error = model.error,
      let text = text(ofError: error, of: change, in: type)
    else { return nil }
    var message = Message(expression: text.expression, isHoistedWhenDelayed: true)
    if text.isOptional { message.binding = "message" }
    if text.isOptional { message.spoken = text.spoken(as: "message", in: base.context) }
    let condition = text.isOptional ? nil : "!\(text.expression).isEmpty"
    return base.announce(
      MessageChoice.Choice(message: message, condition: condition), isFailure: true,
      doubt: model.isOwn ? nil : .foreignModel)
  }

  /// Whether what is counted has other things in it than what was loaded, by their names.
  private func isOfSomethingElse(_ counted: String, than loaded: String) -> Bool {
    let views: Set<String> = [
      "filtered", "visible", "sorted", "displayed", "shown", "results", "current", "all", "found",
      "matching", "matches", "list", "rows", "items", "entries", "data", "contents",
    ]
    let own = Set(Words.split(counted)).subtracting(views)
    return !own.isEmpty && own.isDisjoint(with: Words.split(loaded))
  }
}
