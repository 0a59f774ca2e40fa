import Findings
import Indexing
import Outlining
import SourceText

extension ListPlan {
  /// Whether nothing tells that anybody waits for the list or has asked for it, by who calls, by what is
  /// shown or by the function's name: it is kept up to date.
  var isPerhapsNoNews: Bool {
    event.isAssumed && event.decision != .asked
      && !base.context.found.waits.endsWait(event) && !base.context.found.waits.isShown(for: event)
      && !event.functionWords.contains(where: ListPlan.wordsOfLoading.contains)
  }

  private static let wordsOfLoading: Set<String> = [
    "load", "fetch", "search", "refresh", "get", "loaded", "fetched", "find", "filter",
  ]

  /// Whether what the list shows may have been there before, from where it was kept, and is only brought up to
  /// date: by the function itself, or by one that calls it, `items = cached; Task { await refresh() }`.
  var isBroughtUpToDate: Bool {
    let names = Set(event.changes(.stateList).map { Name($0.name) })
    guard !names.isEmpty, event.function >= 0 else { return false }
    let outline = base.context.outline
    let start = outline.statements[event.changes[0].statement].tokens.start
    if isFilled(names, before: start, around: event.home) { return true }
    return outline.callsOnSelf(of: event.function).contains { call in
      isFilled(names, before: call.tokens.start, around: Int(call.block))
    }
  }

  /// Whether a list gets something before a token in one of the blocks around it, as far as the function.
  private func isFilled(_ names: Set<Name>, before end: Int, around block: Int) -> Bool {
    let outline = base.context.outline
    return outline.blocks(around: block).prefix { outline.blocks[$0].kind != .typeBody }
      .contains { index in
        outline.assignments(directlyIn: index).contains { assignment in
          names.contains(assignment.property) && assignment.target.start < end
            && outline.isOnSelf(assignment.receiver)
            && !ListPlan.empties.contains(outline.text(assignment.value))
        }
      }
  }

  /// Whether the list slides in as if it were another screen: `layer.add(transition, forKey: nil)`.
  var comesAsScreen: Bool {
    base.context.outline.calls(directlyIn: event.home).contains { call in
      switch call.name {
      case "addAnimation:forKey:": true
      case "add": base.context.outline.lastName(of: call.receiver) == "layer"
      default: false
      }
    }
  }

  /// Whether the list gets what is written down in the code, `rules = Self.usual`: that is something.
  var setsConstant: Bool {
    let outline = base.context.outline
    let lists = event.changes(.stateList)
    return !lists.isEmpty
      && lists.allSatisfy { change in
        change.value.count == 3 && outline.text(change.value.start).first?.isUppercase == true
          && outline.text(change.value.start + 1) == "."
          && outline.text(change.value.end - 1).first?.isLowercase == true
      }
  }

  /// Whether the same code adds something before it draws the list: `saveBookmark(name)`.
  var adds: Bool {
    let outline = base.context.outline
    return outline.calls(directlyIn: event.home).contains { call in
      call.nameToken >= 0 && call.tokens.start < event.changes[0].subject.start
        && Words.split(outline.text(Int(call.nameToken))).contains {
          ["add", "save", "insert", "append", "create"].contains($0)
        }
    }
  }

  /// Whether the action in which the list changes begins with something that brings none:
  /// `Button("Remove") { cart.delete(dish) { dishes = cart.dishes } }`.
  var isOfClosureWithCommand: Bool {
    let outline = base.context.outline
    let action = outline.blocksOfFunction(around: event.home).first {
      outline.role(ofBody: $0) == .action
    }
    guard let action else { return false }
    return outline.calls(directlyIn: action).contains { call in
      call.nameToken >= 0 && call.tokens.start < event.changes[0].subject.start
        && Words.split(outline.text(Int(call.nameToken))).first.map(ListPlan.commands.contains)
          ?? false
    }
  }

  /// Whether a view computes only the first few of what was loaded: `Array(found.prefix(limit))`.
  func isCapped(_ collection: CountChoice.Collection) -> Bool {
    let outline = base.context.outline
    let type = outline.typeName(around: event.function)
    let counted = collection.expression.split(separator: ".").last.map { Name(String($0)) }
    guard let body = counted.flatMap({ outline.body(ofComputed: $0, in: type) }) else {
      return false
    }
    return outline.calls(in: body).contains {
      outline.calls[$0].name == "prefix"
    }
  }
}
