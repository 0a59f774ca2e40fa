import Findings
import Indexing
import Outlining

/// Where an animation of an event is over.
extension EventGrouping {
  /// The completion of the last animation of the event, where it has one written out: of one that
  /// another's completion begins, that one's, where something of the event happens there.
  func completion(
    of changes: some Sequence<Change>, statements: Set<Int>, home: Int
  ) -> Int {
    let outer = completion(of: statements, home: home)
    guard outer >= 0 else { return outer }
    let inside = changes.filter {
      outline.isBlock($0.block, inside: outer) && $0.block != outer
    }
    let begun = Set(inside.map { statement(in: outer, around: $0.block) })
    let inner = completion(of: begun, home: outer)
    return inner >= 0 ? inner : outer
  }

  /// The statement of a block in which another block lies.
  private func statement(in outer: Int, around block: Int) -> Int {
    var index = block
    while index >= 0, Int(outline.blocks[index].parent) != outer {
      index = Int(outline.blocks[index].parent)
    }
    return index >= 0 ? Int(outline.blocks[index].statement) : -1
  }

  private func completion(of statements: Set<Int>, home: Int) -> Int {
    var result = -1
    for closure in outline.closures.indices {
      let item = outline.closures[closure]
      guard item.body >= 0, Int(item.block) == home,
        outline.role(of: closure) == .animationCompletion
      else { continue }
      let statement = Int(outline.blocks[Int(item.body)].statement)
      guard statements.contains(statement), outline.blocks[Int(item.body)].legality == .legal else {
        continue
      }
      result = Int(item.body)
    }
    return result
  }
}
