package import Outlining

/// How a model fills a collection while a flag of its says that this goes on.
package struct ModelWait: Sendable {
  /// The functions that set the flag, by their names; never empty.
  package var functions: [Name]
  /// Who makes them set it.
  package var asker: Asker
  /// What the model shows of each failure: members of which any tells it.
  package var failures: [[Name]]
  /// Whether some failure shows nowhere.
  package var keepsFailure: Bool
}

extension FactTables {
  func functions(setting flag: Name, of type: Name, from entries: Set<Name>?) -> [Int32] {
    var starts: [Int32] = []
    for begin in changes(of: flag, in: type) where !starts.contains(begin.function) {
      starts.append(begin.function)
    }
    guard let entries else { return starts }
    let types = ancestors(of: type) + [type]
    let entered = types.flatMap { type in
      entries.union(["init"]).compactMap { lastOfMember[type.member($0)] }
    }
    return starts.filter { isReached($0, from: entered) }
  }

  func wait(for collection: Name, under flag: Name, by starts: [Int32]) -> ModelWait? {
    guard !starts.isEmpty,
      starts.allSatisfy({ !speaks[Int($0)] && fills(collection, from: $0) })
    else { return nil }
    let begins = types(of: starts).flatMap { changes(of: flag, in: $0) }
      .filter { starts.contains($0.function) }
    var wait = ModelWait(
      functions: starts.map { functions[Int($0)].name }, asker: asker(of: begins), failures: [],
      keepsFailure: false)
    for (failure, handlers) in failures(reachedFrom: starts) {
      let marks = members(shownBy: failure, handlers).filter { $0 != flag && $0 != collection }
      if marks.isEmpty { wait.keepsFailure = true } else { wait.failures.append(marks) }
    }
    return wait
  }

  /// Whether a function, or what it calls, gives a collection of its type all that it has.
  private func fills(_ collection: Name, from start: Int32) -> Bool {
    let type = functions[Int(start)].type
    let changes = sources(of: collection, in: type).flatMap { self.changes(of: $0, in: type) }
      .filter { isReached($0.function, from: [start]) }
    return !changes.isEmpty && changes.allSatisfy { !$0.isAdded }
  }
}
