/// Why a piece of code runs: the classes of everything that is known to lead to it.
///
/// A set, since a function may be reached in several ways; `decision` makes one of it.
@usableFromInline package struct Asker: OptionSet, Hashable, Sendable {
  @usableFromInline package var rawValue: UInt16
  @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }
  /// As the standard library's, which in other modules is generic code that is looked up as it runs.
  @usableFromInline package init(arrayLiteral askers: Asker...) {
    rawValue = askers.reduce(0) { $0 | $1.rawValue }
  }

  /// In the call stack of a user's action.
  @inlinable package static var asked: Asker { Asker(rawValue: 1) }
  /// Later, begun by the user or under a visible waiting state.
  @inlinable package static var awaited: Asker { Asker(rawValue: 2) }
  /// Pushes, sockets, notifications, timers.
  @inlinable package static var unasked: Asker { Asker(rawValue: 4) }
  /// Drawing a screen for the first time.
  @inlinable package static var lifecycle: Asker { Asker(rawValue: 8) }
  /// At every key, scroll step, tick or cell.
  @inlinable package static var hot: Asker { Asker(rawValue: 16) }
  /// Later, after a lifecycle method began it: a first load.
  @inlinable package static var firstLoad: Asker { Asker(rawValue: 32) }
  /// Reached through a value that is watched: who set it is not known.
  @inlinable package static var observed: Asker { Asker(rawValue: 64) }
  /// At every turn of a loop or tick of a timer; not for what these only begin.
  @inlinable package static var repeated: Asker { Asker(rawValue: 128) }
  /// In the call stack of a text field that is left, or of a control whose value is changed: the focus
  /// is on its way to another element, or has to stay.
  @inlinable package static var leaving: Asker { Asker(rawValue: 256) }

  /// Later, begun by a hot path: what others lead to as well is theirs.
  @inlinable package static var hotLater: Asker { Asker(rawValue: 512) }

  /// Also with the value that a watched property has already, when somebody begins to watch it.
  @inlinable package static var initial: Asker { Asker(rawValue: 2048) }

  /// At every picture that a camera takes; only where nothing else leads there.
  @inlinable package static var framed: Asker { Asker(rawValue: 1024) }

  /// The one class that decides what is announced, product rule first to last.
  @usableFromInline package enum Decision: Sendable, CaseIterable {
    case asked, awaited, unasked, firstLoad, lifecycle, hot, unknown
  }

  package var decision: Decision {
    if !isDisjoint(with: [.hot, .repeated]) || self == .framed { return .hot }
    if contains(.unasked) { return .unasked }
    if contains(.awaited) || contains(.observed) { return .awaited }
    if !isDisjoint(with: [.asked, .leaving]) { return .asked }
    if contains(.firstLoad) { return .firstLoad }
    if contains(.lifecycle) { return .lifecycle }
    if contains(.hotLater) { return .hot }
    return .unknown
  }

  /// Whether users begin it, and no loop and no hot path does.
  var isBegunOnce: Bool {
    !isDisjoint(with: [.asked, .leaving, .awaited])
      && isDisjoint(with: [.hot, .repeated, .hotLater])
  }

  /// What users begin of it, for something that tells what has come of that: a toast.
  package var begun: Asker {
    intersection([.asked, .leaving, .awaited, .firstLoad, .lifecycle])
  }

  /// What this is for the code that news run: what comes by itself beside what a user began is told as that is.
  var ofNews: Asker {
    guard contains(.unasked), !isDisjoint(with: [.asked, .leaving, .awaited]) else { return self }
    return subtracting(.unasked).union(.observed)
  }

  /// What this becomes where the camera is stopped: what the user held before it has been waited for.
  package var recognised: Asker { contains(.framed) ? subtracting(.framed).union(.awaited) : self }

  /// What this becomes for code that runs later: in a completion or after an `await`.
  package var later: Asker {
    var result = intersection([
      .awaited, .unasked, .observed, .initial, .firstLoad, .repeated, .hotLater, .framed,
    ])
    if contains(.hot) { result.insert(.hotLater) }
    if !isDisjoint(with: [.asked, .leaving]) { result.insert(.awaited) }
    if contains(.lifecycle) { result.insert(.firstLoad) }
    return result
  }
}
