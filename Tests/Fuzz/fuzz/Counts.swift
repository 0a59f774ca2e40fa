/// What a run has tried.
struct Counts: Sendable {
  var mutants = 0
  var bytes = 0
  /// Mutants whose brackets match, so that the tool may write into them.
  var balanced = 0
  var found = 0
  var fixed = 0
  var violations = 0
  /// Fixes that the tool itself threw away, for the text read as something else with them.
  var rejected = 0
  /// Fixed files in which a second run finds something more.
  var repeated = 0

  /// All that was found, be it allowed now and then.
  var faults: Int { violations + rejected + repeated }

  static func += (left: inout Counts, right: Counts) {
    left.mutants += right.mutants
    left.bytes += right.bytes
    left.balanced += right.balanced
    left.found += right.found
    left.fixed += right.fixed
    left.violations += right.violations
    left.rejected += right.rejected
    left.repeated += right.repeated
  }

  var text: String {
    """
    \(mutants) mutants, \(bytes / 1_000_000) MB; balanced \(balanced), with findings \(found), \
    with fixes \(fixed); thrown away \(rejected), taken up again \(repeated); \
    violations \(violations)
    """
  }
}
