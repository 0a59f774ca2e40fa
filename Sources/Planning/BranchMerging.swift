import Announcements
import Findings
import Indexing
import Outlining
import SourceText

/// Puts together what all branches of a statement would post alike.
enum BranchMerging {
  /// Returns `plans`, those of `least` applicability or more posting once behind an `if` or a `switch` what
  /// each of its branches would post at its end.
  ///
  /// They are the same afterwards: made once, all are made.
  static func merged(
    _ plans: [Plan], applying least: Applicability, in outline: SyntaxOutline
  ) -> [Plan] {
    var byStatement: [Int: [Int: Int]] = [:]
    for (index, plan) in plans.enumerated() where plan.applicability >= least {
      guard let place = branch(of: plan, in: outline) else { continue }
      byStatement[place.statement, default: [:]][place.block] = index
    }
    var result = plans
    for (statement, members) in byStatement where members.count > 1 {
      guard isWhole(Array(members.keys), of: statement, in: outline) else { continue }
      for index in members.values {
        guard case .announce(var announcement) = result[index].action else { continue }
        announcement.placement = Placement(.after, statement: statement)
        result[index].action = .announce(announcement)
      }
    }
    return result
  }

  /// The branch at whose end a plan only lets VoiceOver look anew, and the statement that it is of.
  private static func branch(
    of plan: Plan, in outline: SyntaxOutline
  ) -> (block: Int, statement: Int)? {
    guard case .announce(let post) = plan.action, post.kind == .layoutChanged,
      post.argument == .nothing, post.condition == nil, post.hop == .none, !post.isCancellable,
      post.placement.side == .after
    else { return nil }
    let last = outline.statements[post.placement.statement]
    let block = Int(last.block)
    guard last.next < 0, !outline.leaves(block) else { return nil }
    switch outline.blocks[block].kind {
    case .ifBody, .elseBody: return (block, Int(outline.blocks[block].statement))
    case .caseBody where outline.file.language == .swift:
      return (block, Int(outline.blocks[Int(outline.blocks[block].parent)].statement))
    default: return nil
    }
  }

  /// Whether some branches are all that a statement has, of which one always runs.
  private static func isWhole(
    _ branches: [Int], of statement: Int, in outline: SyntaxOutline
  ) -> Bool {
    guard statement >= 0, let first = branches.first,
      outline.blocks[Int(outline.statements[statement].block)].legality == .legal,
      outline.branches(beside: first).count + 1 == branches.count
    else { return false }
    return outline.blocks[first].kind == .caseBody
      || branches.contains { outline.blocks[$0].kind == .elseBody }
  }
}
