/// Why a piece of code runs: the classes of everything that is known to lead to it.
///
/// A set, since a function may be reached in several ways; `decision` makes one of it.
package struct Asker: OptionSet, Hashable, Sendable {
  package var rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// In the call stack of a user's action.
  package static let asked = Asker(rawValue: 1)
  /// Later, begun by the user or under a visible waiting state.
  package static let awaited = Asker(rawValue: 2)
  /// Pushes, sockets, notifications, timers.
  package static let unasked = Asker(rawValue: 4)
  /// Drawing a screen for the first time.
  package static let lifecycle = Asker(rawValue: 8)
  /// At every key, scroll step, tick or cell.
  package static let hot = Asker(rawValue: 16)
  /// Later, after a lifecycle method began it: a first load.
  package static let firstLoad = Asker(rawValue: 32)
  /// Reached through a value that is watched: who set it is not known.
  package static let observed = Asker(rawValue: 64)

  /// The one class that decides what is announced, product rule first to last.
  package enum Decision: Sendable, CaseIterable {
    case asked, awaited, unasked, firstLoad, lifecycle, hot, unknown
  }

  package var decision: Decision {
    if contains(.hot) { return .hot }
    if contains(.unasked) { return .unasked }
    if contains(.awaited) || contains(.observed) { return .awaited }
    if contains(.asked) { return .asked }
    if contains(.firstLoad) { return .firstLoad }
    if contains(.lifecycle) { return .lifecycle }
    return .unknown
  }

  /// What this becomes for code that runs later: in a completion or after an `await`.
  package var later: Asker {
    var result = intersection([.awaited, .unasked, .hot, .observed, .firstLoad])
    if contains(.asked) { result.insert(.awaited) }
    if contains(.lifecycle) { result.insert(.firstLoad) }
    return result
  }
}
