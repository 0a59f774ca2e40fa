import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Reads what a model has loaded when a view's `await model.load()` returns.
struct ModelLoads {
  let outline: SyntaxOutline
  let states: StateUses
  let facts: ProjectFacts

  /// What a call has loaded of what the view shows of its model, and the expression that the view
  /// counts; `nil` where what is called gives no collection that is shown a value.
  func load(by call: Call) -> (load: Change.ModelLoad, counted: String)? {
    guard call.flags.isSuperset(of: [.awaited, .wholeStatement]), call.receiver.count == 1,
      call.statement >= 0, !isDoneAbove(call)
    else { return nil }
    let type = outline.typeName(ofBlock: Int(call.block))
    let property = outline.name(call.receiver.start)
    let shown = states.members(of: property, in: type)
    guard shown.contains(where: { $0.use == .list }), let functions = functions(of: call) else {
      return nil
    }
    let loaded = self.loaded(of: shown, by: functions)
    guard let collection = loaded.first(where: { $0.use == .list }) else { return nil }
    // A list that is one part of what has come is not what it is about.
    let others = loaded.filter { member in
      switch member.use {
      case .list, .input: member.name != collection.name
      case .text: !isError(member) && !collection.isWhole
      default: false
      }
    }
    let error = loaded.first { $0.use == .text && isError($0) }?.name
    var load = Change.ModelLoad(
      collection: collection.name, error: error,
      isOwn: states.makesModel(property, in: type)
        || isReadHere(Name(collection.name), of: property, in: type),
      failure: facts.caughtFailure(in: functions, besides: error.map { Name($0) }))
    if !others.isEmpty { load.collection = nil }
    // What an alert says is heard by that.
    if let error, isInAlert(error, of: property, around: call) { load.failure = .shown }
    // Where no sentence is made of it, the text of the error is told by whoever watches it.
    if load.collection == nil || load.failure == .shown { load.error = nil }
    // `await model.delete(visit)` fetches what is left, but has done something else.
    if isCommand(call) { load.collection = nil }
    return (load, collection.expression)
  }

  /// Whether the same is loaded by what stands above, when the view appears: `.task { await model.load() }` before
  /// `.onAppear { Task { await model.load() } }`.
  private func isDoneAbove(_ call: Call) -> Bool {
    guard isAtAppearance(call) else { return false }
    let type = outline.typeName(ofBlock: Int(call.block))
    return outline.calls.contains { other in
      other.name == call.name && other.tokens.start < call.tokens.start
        && outline.text(other.receiver) == outline.text(call.receiver)
        && outline.typeName(ofBlock: Int(other.block)) == type && isAtAppearance(other)
    }
  }

  private func isAtAppearance(_ call: Call) -> Bool {
    outline.closures(around: Int(call.block)).contains {
      ["task", "onAppear"].contains(outline.call(ofClosure: $0)?.name)
    }
  }

  /// What functions set of what a view shows, each member once.
  private func loaded(
    of shown: [StateUses.Member], by functions: [Int32]
  ) -> [StateUses.Member] {
    var loaded: [StateUses.Member] = []
    for member in shown
    where !loaded.contains(where: { $0.name == member.name })
      && facts.assigns(Name(member.name), by: functions)
    {
      loaded.append(member)
    }
    return loaded
  }

  /// Whether no other view reads a member of a model that is passed in.
  private func isReadHere(_ member: Name, of property: Name, in type: Name) -> Bool {
    guard let model = facts.property(property, of: type)?.shape.base else { return false }
    return facts.isRead(member, of: model, onlyBy: type)
  }

  private func isInAlert(_ error: String, of property: Name, around call: Call) -> Bool {
    outline.view(around: call.tokens.start).map {
      outline.isInAlert(property, Name(error), of: $0)
    } ?? false
  }

  /// Whether a call changes what there is, by its name, rather than to fetch it.
  private func isCommand(_ call: Call) -> Bool {
    guard call.nameToken >= 0, let verb = Words.split(outline.text(Int(call.nameToken))).first
    else {
      return false
    }
    return Verbs.changes.contains(verb)
  }

  private func isError(_ member: StateUses.Member) -> Bool {
    ViewRole(named: member.name, facts.vocabulary).contains(.error)
  }

  /// The functions that a call may mean; `nil` for none of the project's.
  private func functions(of call: Call) -> [Int32]? {
    let context = outline.context(of: call)
    guard context.function >= 0 else { return nil }
    guard let caller = facts.function(context.function, of: outline) else { return nil }
    let found = facts.callees(
      of: call.name, isOnSelf: false, receiver: outline.name(call.receiver.start), from: caller)
    return found.isEmpty ? nil : found
  }
}
