import Findings
import Indexing
import Outlining
import SourceText

extension EventGrouping {
  /// Takes out of the branches of an `if` what each of them does, wherever that is put:
  /// `if let view { view.addSubview(toast) } else { window.addSubview(toast) }` is one event, after it, and so
  /// is what fills the same list either way.
  func joinSame(_ byHome: inout [Int: [Placed]]) {
    for home in byHome.keys.inOrder(>) where outline.blocks[home].kind == .elseBody {
      let block = outline.blocks[home]
      guard block.statement >= 0, block.parent >= 0, let items = byHome[home],
        case let branches = outline.branches(beside: home), !branches.isEmpty,
        isDirect(items, in: home),
        branches.allSatisfy({ other in
          byHome[other].map { isDirect($0, in: other) && isSame($0, items) } ?? false
        })
      else { continue }
      // What covers the screen in one of them is the most that is to be told.
      let all = branches.compactMap { byHome[$0] } + [items]
      let told = all.first { $0.contains { $0.change.role.contains(.modal) } } ?? items
      for branch in branches { byHome[branch] = nil }
      byHome[home] = nil
      let parent = Int(block.parent)
      byHome[parent, default: []] += told.map {
        $0.moved(to: parent, statement: Int(block.statement))
      }
      byHome[parent] = byHome[parent]?.inOrder { $0.statement < $1.statement }
    }
  }

  /// Whether all that a branch changes is done by its own statements, after which the next ones come.
  private func isDirect(_ items: [Placed], in branch: Int) -> Bool {
    !outline.leaves(branch)
      && items.allSatisfy {
        $0.change.block == branch && [.shown, .stateList].contains($0.change.kind)
      }
  }

  private func isSame(_ items: [Placed], _ others: [Placed]) -> Bool {
    items.count == others.count
      && zip(items, others).allSatisfy {
        $0.change.name == $1.change.name && $0.change.owner == $1.change.owner
          && $0.change.kind == $1.change.kind
      }
  }
}
