import Findings
import Outlining
import Reporting
import Rules
import SourceText

/// Which of a file's suppressing comments silence anything.
struct SuppressionUse {
  private let marks: [Suppression.Mark]
  /// By the index of each mark the rules of the findings that it silences.
  private var silenced: [Int: Set<String>] = [:]

  /// A comment, or a rule named in one, that silences nothing.
  struct Unused {
    var range: ByteRange
    /// `nil` for the whole comment.
    var rule: String?
    /// The rule that may have been meant where there is none of that name.
    var nearest: String?
    var isUnknown = false
  }

  init(_ outline: SyntaxOutline, lines: LineTable) {
    marks = outline.mentionsSuppression ? Suppression(outline, lines: lines).marks : []
  }

  /// Whether a finding is to be left alone; every comment that says so counts as used.
  mutating func covers(_ rule: String, line: Int) -> Bool {
    var isCovered = false
    for (index, mark) in marks.enumerated() where mark.covers(rule, line: line) {
      silenced[index, default: []].insert(rule)
      isCovered = true
    }
    return isCovered
  }

  /// Returns what silenced nothing, as far as the rules that run can tell.
  func unused(where isEnabled: (String) -> Bool) -> [Unused] {
    let ids = RuleCatalog.infos.map(\.id)
    var result: [Unused] = []
    for (index, mark) in marks.enumerated() {
      let used = silenced[index] ?? []
      if mark.rules.isEmpty || mark.lines == nil {
        if used.isEmpty, mark.lines == nil || ids.allSatisfy(isEnabled) {
          result.append(Unused(range: mark.range))
        }
        continue
      }
      for rule in mark.rules where !used.contains(rule) {
        let isUnknown = !ids.contains(rule)
        guard isUnknown || isEnabled(rule) else { continue }
        let nearest = isUnknown ? NearestName.nearest(to: rule, among: ids) : nil
        result.append(
          Unused(range: mark.range, rule: rule, nearest: nearest, isUnknown: isUnknown))
      }
    }
    return result
  }
}

extension SuppressionUse.Unused {
  /// Says it as a finding that a person has to deal with.
  func diagnostic(at location: SourceLocation, sourceLine: (Int) -> String) -> Diagnostic {
    let message: String
    if let rule, isUnknown {
      message = "there is no rule '\(rule)' to suppress"
    } else if let rule {
      message = "nothing of \(rule) is suppressed here"
    } else {
      message = "nothing is suppressed here"
    }
    return Diagnostic(
      rule: Diagnostic.unusedSuppression, severity: .note, range: range, location: location,
      message: message, sourceLine: sourceLine(location.line), applicability: .displayOnly,
      fix: nil, reason: "comments are a person's",
      advice: nearest.map { "did you mean '\($0)'?" } ?? "delete it")
  }
}
