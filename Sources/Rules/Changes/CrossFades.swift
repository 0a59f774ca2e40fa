import Findings
import Indexing
import Outlining
import SourceText

/// Views that fade away for a moment, while what they show is exchanged: nothing comes or goes.
struct CrossFades {
  let outline: SyntaxOutline

  /// Returns `changes` without what is faded out and in again.
  func leftOut(of changes: [Change]) -> [Change] {
    let fading = changes.filter(isAnimated)
    guard fading.contains(where: { $0.kind == .hidden }),
      fading.contains(where: { $0.kind == .shown })
    else { return changes }
    let byName = Dictionary(grouping: fading, by: \.name)
    return changes.filter { change in
      guard isAnimated(change), let same = byName[change.name] else { return true }
      return !same.contains { other in
        change.kind == .shown ? isExchange(other, change) : isExchange(change, other)
      }
    }
  }

  /// Whether a view fades out in one place and in again after it.
  private func isExchange(_ gone: Change, _ back: Change) -> Bool {
    gone.kind == .hidden && back.kind == .shown && gone.name == back.name
      && gone.subject.start < back.subject.start && function(of: gone) == function(of: back)
      && branches(around: gone.block) == branches(around: back.block)
  }

  private func isAnimated(_ change: Change) -> Bool {
    change.isByAlpha && !change.name.isEmpty && outline.blocks[change.block].kind == .closure
  }

  private func function(of change: Change) -> Int {
    outline.context(ofToken: change.subject.start, inBlock: change.block).function
  }

  /// The branches that a block lies in: in other ones it is a fade in or a fade out.
  private func branches(around block: Int) -> [Int] {
    outline.blocks(around: block).filter { outline.blocks[$0].kind.isBranch }
  }
}
