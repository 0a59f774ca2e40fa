import Findings
import Indexing
import Lexing
import Outlining
import SourceText

extension Planner {
  /// A plan, not safe where what it is of is never made.
  ///
  /// What is posted already is right or wrong by itself.
  func doubted(_ plan: Plan) -> Plan {
    switch plan.finding.subject {
    case .misplacedString, .post: return plan
    default: break
    }
    guard plan.applicability == .safe,
      context.facts.isLeftOut(path: context.outline.file.path)
        || isNeverMade(at: plan.finding.anchor)
    else { return plan }
    var plan = plan
    plan.applicability = .unsafe
    plan.reason = .neverRuns
    return plan
  }

  /// Whether a place is in a type of an app that nothing else names.
  private func isNeverMade(at place: ByteRange) -> Bool {
    let outline = context.outline
    return outline.declarations.contains { type in
      type.kind.isType && outline.range(type.tokens).contains(place)
        && context.facts.isNeverMade(type.name)
    }
  }
}
