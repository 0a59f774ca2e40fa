import SourceText

extension Diagnostic {
  /// Whether it is still there after the run and meant for whoever mends it.
  ///
  /// What was written is gone, and hot paths are nobody's task.
  func isOutstanding(after mode: RunMode) -> Bool {
    state != .hotPath && !(isFixed && mode == .apply)
  }

  /// The message and what to do about it, as whole sentences for lists of warnings.
  var explanation: String {
    let first = "\(message.prefix(1).uppercased())\(message.dropFirst())."
    let rest: [String?]
    switch state {
    case .fixed, .fixable:
      rest = [fix.map { "a11y-fix can \($0.title)." }]
    case .unsafeFixable:
      rest = [
        fix.map { "a11y-fix --unsafe-fixes can \($0.title)." },
        reason.map { "Read it first: \($0)." },
      ]
    case .displayOnly, .hotPath:
      rest = [reason.map { "Not fixed: \($0)." }, advice.map { "What to do: \($0)." }]
    }
    return ([first] + rest.compactMap(\.self)).joined(separator: " ")
  }
}
