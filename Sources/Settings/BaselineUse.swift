/// What a run does with its baseline.
package enum BaselineUse: Sendable {
  /// Leaves out what is in it.
  case filter
  /// Writes it anew from what is found.
  case write
  /// Takes out of it what is no longer found.
  case prune
}
