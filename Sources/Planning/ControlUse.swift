import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// What an action does with controls that stay in use: then the focus stays with them.
extension EventPlan {
  /// Whether the action is of a control that stays in use: a switch, a segmented control.
  var readsControl: Bool {
    let outline = context.outline
    let body = outline.declarations[event.function].tokens
    for index in body.start..<body.end where outline.token(index).kind == .identifier {
      switch outline.name(index) {
      case "isOn", "selectedSegmentIndex", "UISwitch", "UISegmentedControl", "UISlider",
        "UIStepper", "UIDatePicker", "selectedIndex", "valueChanged":
        return true
      default: break
      }
    }
    if checksBox { return true }
    // `button.isSelected = !button.isSelected`: the button itself says what it did.
    return outline.assignments(in: body).contains { index in
      let assignment = outline.assignments[index]
      return ["isSelected", "selected"].contains(assignment.property)
        && outline.text(assignment.value).hasPrefix("!")
    }
  }

  /// Whether the function takes a view away again that it shows, or hides itself by another of its own.
  func isTakenBack(_ shown: Change) -> Bool {
    let outline = context.outline
    let body = outline.declarations[event.function].tokens
    if shown.isOfSelf {
      return outline.calls[outline.calls(in: body)].contains { call in
        call.nameToken >= 0 && outline.spelling(call.receiver) == "self"
          && outline.isBlock(Int(call.block), inside: event.home)
          && FunctionVerb(named: outline.text(Int(call.nameToken))) == .hide
      }
    }
    let last = outline.assignments[outline.assignments(in: body)].last { assignment in
      assignment.property == "alpha"
        && outline.lastName(of: assignment.receiver) == Name(shown.name)
    }
    return last.map {
      $0.target.start > shown.subject.start && outline.isNone($0.value)
        && !outline.isExclusive(Int($0.block), shown.block)
    } ?? false
  }

  /// Whether the view that it is put into is one element by itself, which hides what is in it:
  /// `accessibilityLabel = "Photos"`.
  func isInsideElement(_ shown: Change) -> Bool {
    let outline = context.outline
    return !shown.isOfSelf
      && outline.assignments[outline.assignments(in: outline.declarations[event.function].tokens)]
        .contains { assignment in
          ["accessibilityLabel", "accessibilityValue"].contains(assignment.property)
            && outline.isOnSelf(assignment.receiver)
        }
  }

  /// Whether a button shows one picture or the other, as a check box of the app's own does.
  private var checksBox: Bool {
    let outline = context.outline
    let pictures = outline.calls(in: outline.declarations[event.function].tokens)
      .map { outline.calls[$0] }
      .filter { ["setImage", "setImage:forState:"].contains($0.name) }
    return pictures.contains { one in
      pictures.contains { other in
        outline.isExclusive(Int(one.block), Int(other.block))
          && outline.spelling(one.receiver) == outline.spelling(other.receiver)
      }
    }
  }

  /// Whether a tab or a segment of the app's own is chosen, on which the focus stays: by the function's
  /// name, by the state that it sets, or by the colours by which it marks one of several.
  var choosesTab: Bool {
    let outline = context.outline
    if !EventPlan.tabs.isDisjoint(with: event.functionWords) { return true }
    let body = outline.assignments(in: outline.declarations[event.function].tokens)
    let setsChoice = body.contains { index in
      let property = Int(outline.assignments[index].propertyToken)
      guard property >= 0,
        outline.spelling(property).hasPrefix(anyOf: ["selected", "current", "active"])
      else { return false }
      let words = Words.split(outline.text(property)).filter { $0 != "index" }
      return words.count == 2 && (EventPlan.tabs.contains(words[1]) || words[1] == "menu")
    }
    if setsChoice || marksOne(of: body) || marksByPicture(body) || takesTurns(body) || marksOption {
      return true
    }
    guard event.changes.contains(where: { $0.kind == .hidden }) else { return false }
    let coloured = body.map { outline.assignments[$0] }.filter {
      ["backgroundColor", "textColor", "tintColor"].contains($0.property)
    }
    // One gets the colour of what is chosen, the others that of what is not.
    return coloured.contains { one in
      coloured.contains {
        $0.property == one.property && $0.block == one.block
          && outline.lastName(of: $0.receiver) != outline.lastName(of: one.receiver)
          && outline.spelling($0.value) != outline.spelling(one.value)
      }
    }
  }

  /// Whether one button is marked as chosen and another as not: of options the chosen one keeps the focus.
  private func marksOne(of assignments: Range<Int>) -> Bool {
    let marks: Set<Name> = ["isSelected", "selected"]
    let chosen = views(marks, set: true, by: assignments) { Int($0) == event.home }
    let others = views(marks, set: false, by: assignments) { Int($0) == event.home }
    return !chosen.isEmpty && !others.subtracting(chosen).isEmpty
  }

  /// Whether one of two views comes and the other goes that are called alike up to their last word: the
  /// marks, or the parts, of two options.
  private var marksOption: Bool {
    let gone = event.changes(.hidden).map { Words.split($0.name) }
    return event.changes(.shown).contains { shown in
      let words = Words.split(shown.name)
      return words.count > 2 && gone.contains { $0 != words && $0.dropLast() == words.dropLast() }
    }
  }

  /// Whether two pictures are exchanged of which one is a mark: of options that look chosen or not.
  private func marksByPicture(_ assignments: Range<Int>) -> Bool {
    let outline = context.outline
    let pictures = assignments.map { outline.assignments[$0] }
      .filter { $0.property == "image" && Int($0.block) == event.home }
      .map { ($0.receiver, outline.spelling($0.value)) }
    let set = outline.calls(directlyIn: event.home)
      .filter { ["setImage", "setImage:forState:"].contains($0.name) }
      .map { ($0.receiver, outline.spelling($0.tokens)) }
    let all = pictures + set
    return Set(all.compactMap { outline.lastName(of: $0.0) }).count > 1
      && all.contains {
        $0.1.lowercased.contains(anyOf: ["check", "radio", "select", "tick"])
      }
  }

  /// Whether several views are hidden and by the tag of what was used one of them is shown.
  private func takesTurns(_ assignments: Range<Int>) -> Bool {
    let outline = context.outline
    let body = outline.declarations[event.function].tokens
    let asksForTag = body.indices.contains {
      outline.token($0).kind == .identifier && outline.name($0) == "tag"
    }
    guard asksForTag else { return false }
    let block = outline.declarations[event.function].body
    let marks: Set<Name> = ["isHidden", "hidden"]
    let hidden = views(marks, set: true, by: assignments) { $0 == block }
    let shown = views(marks, set: false, by: assignments) { $0 != block }
    return hidden.intersection(shown).count > 2
  }

  /// The views of which one of some properties is set to a flag that is written out, in blocks that are
  /// meant.
  private func views(
    _ properties: Set<Name>, set flag: Bool, by assignments: Range<Int>,
    where isMeant: (_ block: Int32) -> Bool
  ) -> Set<Name> {
    let outline = context.outline
    let values = flag ? ["true", "YES"] : ["false", "NO"]
    return Set(
      assignments.map { outline.assignments[$0] }
        .filter {
          properties.contains($0.property) && isMeant($0.block)
            && values.contains(outline.text($0.value))
        }
        .compactMap { outline.lastName(of: $0.receiver) })
  }

  private static let tabs: Set<String> = ["tab", "tabs", "segment", "segments", "menubar"]
}
