import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Events that come many times for one cause: at each step of progress, in each cell.
struct HotEvents {
  let outline: SyntaxOutline

  func contains(_ event: Event) -> Bool {
    isCellSetUp(event) || reportsProgress(event) || countsTime(event) || comesAgain(event)
  }

  /// Whether a function has itself called again after a time, as a timer would.
  private func comesAgain(_ event: Event) -> Bool {
    guard event.function >= 0 else { return false }
    let function = outline.declarations[event.function]
    return outline.calls(in: function.tokens).contains { index in
      let call = outline.calls[index]
      return call.name == function.name
        && outline.context(of: call).isDelayed
    }
  }

  /// Whether a text is the time that is left or has gone by.
  private func countsTime(_ event: Event) -> Bool {
    event.changes(.text).contains { change in
      change.value.indices.contains { index in
        guard outline.token(index).kind == .identifier, outline.token(index + 1).kind != .colon
        else { return false }
        let words = Words.split(outline.text(index))
        guard !words.contains("countdown") && !words.contains("elapsed") else { return true }
        return words.contains("time")
          && !Set(words).isDisjoint(with: ["left", "remaining", "string"])
      }
    }
  }

  /// Whether a function is told of progress: it is called many times for one event.
  private func reportsProgress(_ event: Event) -> Bool {
    guard event.function >= 0 else { return false }
    if OtherSigns.movesProgress(in: event.home, outline) { return true }
    let words = event.functionWords
    if words.count > 1, words.contains("progress"), words.first != "show", words.first != "hide" {
      return true
    }
    // A finger that slides something along says so at every step, unless only its end is told.
    if words.contains(where: HotEvents.gestures.contains),
      !words.contains(where: HotEvents.ends.contains), !isOnlyOfEnd(event)
    {
      return true
    }
    return outline.declarations[event.function].parameters.contains { index in
      switch outline.parameters[Int(index)].name {
      case "progress", "fraction", "percent", "percentage", "fractionCompleted": true
      default: false
      }
    }
  }

  /// Whether a function is only called where a gesture has ended: `.onEnded { handleDrag($0) }`.
  private func isOnlyOfEnd(_ event: Event) -> Bool {
    let calls = outline.callsOnSelf(of: outline.declarations[event.function].name)
    return !calls.isEmpty
      && calls.allSatisfy { call in
        let closure = outline.context(of: call).closure
        return closure >= 0 && outline.call(ofClosure: closure)?.name == "onEnded"
      }
  }

  /// Words for what a finger does step by step.
  private static let gestures: Set<String> = [
    "sliding", "scrolling", "dragging", "drag", "panning", "pinching", "adjusting", "resizing",
  ]
  /// Words for what it has done.
  private static let ends: Set<String> = [
    "did", "end", "ended", "stop", "stopped", "finish", "finished",
  ]

  /// Whether a cell gets its content: at every row that scrolls in.
  private func isCellSetUp(_ event: Event) -> Bool {
    guard event.context.own != .asked, event.function >= 0,
      !HotEvents.looksLikeHandler(event.functionName)
    else { return false }
    switch event.verb {
    case .show, .hide, .toggle:
      // What nobody asks for the cell does when it is given its content.
      if !event.asker.isDisjoint(with: [.asked, .awaited, .unasked]) { return false }
    default: break
    }
    if FunctionRoot.asker(of: event.function, in: outline).contains(.asked) { return false }
    if event.changes.contains(where: isInDequeuedCell) { return true }
    // All cells of a table are set to editing or selected at once.
    let sets = event.functionName == "setEditing" || event.functionName == "setSelected"
    var index = Int(outline.declarations[event.function].parent)
    while index >= 0 {
      let declaration = outline.declarations[index]
      if declaration.kind.isType, declaration.nameToken >= 0 {
        let words = Words.split(outline.text(Int(declaration.nameToken)))
        // `MessageTableViewCellForGroups` is a cell as well.
        let isCell =
          words.last == "cell"
          || words.indices.dropFirst().contains {
            words[$0] == "cell" && words[$0 - 1] == "view"
          }
        return isCell || isReused(declaration) || (sets && words.last == "view")
      }
      index = Int(declaration.parent)
    }
    return false
  }

  /// Whether a type is the heading or the end of a list's section, which come and go as it scrolls.
  private func isReused(_ type: Declaration) -> Bool {
    type.inheritance.indices.contains {
      ["UICollectionReusableView", "UITableViewHeaderFooterView"].contains(outline.name($0))
    }
  }

  /// Whether what changes is part of a view that the same code has just taken out of a list's stock.
  private func isInDequeuedCell(_ change: Change) -> Bool {
    guard !change.subject.isEmpty else { return false }
    let root = outline.name(change.subject.start)
    // `cellConfigurationHandler = { cell, item, path in … }`
    if root == "cell", outline.isParameter(root, ofClosureAround: change.block) { return true }
    let function = outline.context(ofToken: change.subject.start, inBlock: change.block).function
    guard function >= 0 else { return false }
    let body = outline.declarations[function].tokens
    return outline.declarations(named: root, in: body).contains {
      $0.kind == .property && $0.tokens.end <= change.subject.start
        && !$0.value.isEmpty && outline.spelling($0.value).contains("dequeueReusable")
    }
  }

  /// `didTapSave`, `saveButtonPressed`, `handleTap`: a handler by its name.
  static func looksLikeHandler(_ name: String) -> Bool {
    let words = Words.split(name)
    return words.contains {
      ["tap", "tapped", "press", "pressed", "click", "clicked", "touch", "select", "selected"]
        .contains($0)
    }
  }
}
