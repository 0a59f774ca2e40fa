import Outlining

/// What the failure of a model's work comes to, for who has awaited it.
package enum CaughtFailure: Sendable {
  /// It is thrown, or there is none.
  case none
  /// The model keeps it to itself, and shows nothing of it.
  case kept
  /// The model shows it in some way of its own.
  case shown
}

extension FactTables {
  /// Everybody who is known to make a toast's view appear.
  func asker(ofToast view: Name) -> Asker {
    asker(
      of: (toastSources[view] ?? []).flatMap { stateChanges[$0.type.member($0.property)] ?? [] })
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
      let base = change.own.isEmpty ? askers[Int(change.function)] : change.own
      result.formUnion(change.isLater ? base.later : base)
    }
  }

  /// Whether some of `functions`, or what they call, give a watched property of their type a value.
  func assigns(_ property: Name, by functions: [Int32], beforeReturn: Bool = false) -> Bool {
    let types = Set(functions.map { self.functions[Int($0)].type })
    return types.contains { type in
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
    for type in Set(functions.map({ self.functions[Int($0)].type })) {
      for failure in caughtFailures[type] ?? [] where isReached(failure.function, from: functions) {
        let handlers = failure.callees.compactMap { lastOfMember[type.member($0)] }
        if let property {
          if failure.properties.contains(property) || assigns(property, by: handlers) { continue }
        }
        let isShown =
          !failure.properties.isEmpty || handlers.contains { changesState($0, of: type) }
        if isShown { return .shown }
        result = .kept
      }
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

  private func changesState(_ function: Int32, of type: Name) -> Bool {
    stateChanges.values.contains { changes in
      changes.contains { $0.function == function && $0.type == type }
    }
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
