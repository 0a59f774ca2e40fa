package import Outlining

/// What the failure of a model's work comes to, for who has awaited it.
package enum CaughtFailure: Sendable {
  /// It is thrown, or there is none.
  case none
  /// The model keeps it to itself, and shows nothing of it.
  case kept
  /// The model shows it in some way of its own.
  case shown
}

extension ProjectFacts {
  /// Everybody who is known to change a watched property of a model, to one of `cases` where these are given; `nil`
  /// where no place is known that does or such a place posts by itself, or presents a toast, and empty where nobody
  /// is known to come there.
  package func changers(of property: Name, to cases: [Name]? = nil, in type: Name) -> Asker? {
    let all = storage.tables.changes(of: property, in: type)
    let changes = cases.map { cases in all.filter { $0.mayBeOne(of: cases) } } ?? all
    guard !changes.isEmpty,
      !changes.contains(where: {
        ($0.isToast && !hasToastView) || storage.tables.speaks[Int($0.function)]
      })
    else { return nil }
    let asker = storage.tables.asker(of: changes)
    // Who changes it at all has some part in that.
    return asker.isEmpty ? storage.tables.asker(of: all) : asker
  }

  /// Whether each place that makes a toast's view appear posts by itself.
  package func isTold(byWhoFills toast: Name) -> Bool {
    let changes = storage.tables.changes(ofToast: toast)
    return !changes.isEmpty
      && changes.allSatisfy { storage.tables.speaks[Int($0.function)] }
  }
}

extension StateChangeFact {
  fileprivate func mayBeOne(of cases: [Name]) -> Bool { value == .none || cases.contains(value) }
}

extension FactTables {
  /// Everybody who is known to make a toast's view appear.
  func asker(ofToast view: Name) -> Asker { asker(of: changes(ofToast: view)) }

  /// Where a toast's view is made to appear.
  fileprivate func changes(ofToast view: Name) -> [StateChangeFact] {
    (toastSources[view] ?? []).flatMap { stateChanges[$0.type.member($0.property)] ?? [] }
  }

  /// Where a watched property of a model is given a value, by its own code or by that of the classes
  /// above it, and else by that of whatever conforms to it or is below it; empty where no place is known.
  func changes(of property: Name, in type: Name) -> [StateChangeFact] {
    var result = Array(stateChanges[type.member(property)] ?? [])
    for above in ancestors(of: type) { result += stateChanges[above.member(property)] ?? [] }
    guard result.isEmpty, subtypes[type] != nil else { return result }
    // A protocol's property is given its values by the models that conform to it.
    for below in descendants(of: type) { result += stateChanges[below.member(property)] ?? [] }
    return result
  }

  /// Everybody who is known to make some changes.
  func asker(of changes: some Sequence<StateChangeFact>) -> Asker {
    changes.reduce(into: Asker()) { result, change in
      let node = change.subscription < 0 ? -1 : functions.count + Int(change.subscription)
      let own = node < 0 ? change.own : askers[node]
      let base = own.isEmpty ? askers[Int(change.function)] : own
      result.formUnion(change.isLater ? base.later : base)
    }
  }

  /// Whether some of `functions`, or what they call, give a watched property of their type a value.
  func assigns(_ property: Name, by functions: [Int32], beforeReturn: Bool = false) -> Bool {
    types(of: functions).contains { type in
      sources(of: property, in: type).contains { source in
        stateChanges[type.member(source)]?.contains {
          isReached($0.function, from: functions) && !(beforeReturn && $0.isBegun)
        } == true
      }
    }
  }

  /// What becomes of a failure in `functions`, or in what they call in their own type, that does not
  /// show in `property`.
  func caughtFailure(in functions: [Int32], besides property: Name?) -> CaughtFailure {
    var result = CaughtFailure.none
    for (failure, handlers) in failures(reachedFrom: functions) {
      if let property {
        if failure.properties.contains(property) || assigns(property, by: handlers) { continue }
      }
      if !members(shownBy: failure, handlers).isEmpty { return .shown }
      result = .kept
    }
    return result
  }

  /// The failures that functions, or what they call in their own type, keep to themselves or show, in the
  /// order of the functions' types, with the functions that see to them.
  func failures(
    reachedFrom functions: [Int32]
  ) -> [(failure: CaughtFailureFact, handlers: [Int32])] {
    types(of: functions).flatMap { type in
      (caughtFailures[type] ?? []).filter { isReached($0.function, from: functions) }
        .map { ($0, $0.callees.compactMap { lastOfMember[type.member($0)] }) }
    }
  }

  /// The members of its model by which a failure shows, itself or by what sees to it; each run has them in the
  /// same order.
  func members(shownBy failure: CaughtFailureFact, _ handlers: [Int32]) -> [Name] {
    let others = stateChanges.values.flatMap { changes in
      changes.filter { handlers.contains($0.function) && $0.type == failure.type }.map(\.property)
    }
    return failure.properties + others.sorted { $0.hash < $1.hash }
  }

  /// The types of functions, each once, in their order.
  func types(of functions: [Int32]) -> [Name] {
    var result: [Name] = []
    for function in functions where !result.contains(self.functions[Int(function)].type) {
      result.append(self.functions[Int(function)].type)
    }
    return result
  }

  /// A property and, where it is computed, all that it is computed of.
  func sources(of property: Name, in type: Name) -> [Name] {
    var result = [property]
    var next = 0
    while next < result.count {
      for source in derivedProperties[type.member(result[next])] ?? []
      where !result.contains(source) {
        result.append(source)
      }
      next += 1
    }
    return result
  }

  /// Whether a function is one of `starts`, or is called by one of them, however far.
  func isReached(_ function: Int32, from starts: [Int32]) -> Bool {
    var open = [function]
    var seen: Set<Int32> = [function]
    while let next = open.popLast() {
      if starts.contains(next) { return true }
      for caller in callers[Int(next)] where seen.insert(caller).inserted { open.append(caller) }
    }
    return false
  }
}
