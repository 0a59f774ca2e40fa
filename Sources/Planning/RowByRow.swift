import Findings
import Indexing
import Outlining
import SourceText

/// Lists that are drawn again for one row more, or for rows that have gone: their number says nothing then.
extension ListPlan {
  /// Whether the list is drawn again as one of its entries has gone, or those of some rows.
  func losesOne(_ collection: CountChoice.Collection) -> Bool {
    let outline = base.context.outline
    // `performBatchUpdates({ table.deleteRows(…) }, completion: { _ in table.reloadData() })`
    let batches = outline.calls(directlyIn: event.home).filter {
      $0.nameToken >= 0
        && outline.spelling(Int($0.nameToken)).hasPrefix("performBatchUpdates")
    }
    if batches.contains(where: {
      outline.calls[outline.calls(in: $0.tokens)].contains(where: Self.deletes)
    }) {
      return true
    }
    return outline.calls(directlyIn: event.home).contains { call in
      switch call.name {
      case "removeObject:", "removeObjectAtIndex:", "remove", "removeFirst", "removeLast":
        outline.lastName(of: call.receiver) == Name(collection.name)
      default: Self.deletes(call)
      }
    }
  }

  private static func deletes(_ call: Call) -> Bool {
    switch call.name {
    case "deleteRows", "deleteItems", "deleteSections",
      "deleteRowsAtIndexPaths:withRowAnimation:", "deleteItemsAtIndexPaths:":
      true
    default: false
    }
  }

  /// Whether the list is drawn again as one more has come: an answer in a chat, of which its number says
  /// nothing.
  func getsOne(_ collection: CountChoice.Collection) -> Bool {
    let outline = base.context.outline
    return outline.calls(in: outline.interior(of: event.home)).contains { index in
      let call = outline.calls[index]
      guard outline.lastName(of: call.receiver) == Name(collection.name) else { return false }
      switch call.name {
      case "insert" where call.arguments.count == 2: break
      case "insertObject:atIndex:": break
      default: return false
      }
      return outline.blocks(around: Int(call.block), within: event.home).allSatisfy {
        ![.loopBody, .closure].contains(outline.blocks[$0].kind)
      }
    }
  }
}
