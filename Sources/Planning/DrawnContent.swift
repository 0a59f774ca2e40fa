import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

extension EventPlan {
  /// Whether it is a cell that changes: one of many, which are drawn again and again.
  var isOfCell: Bool {
    let type = context.outline.typeName(around: event.function)
    return Words.split(context.found.typeName(event)).last == "cell"
      || context.facts.isRow(type)
        && context.outline.declarations.contains { $0.kind == .class && $0.name == type }
      || context.facts.inherits(type, anyOf: ["UITableViewCell", "UICollectionViewCell"])
  }

  /// Why a cell may not tell, or take the focus; `nil` where the user has done something to it.
  func cellDoubt(_ kind: Announcement.Kind) -> Reason? {
    if kind != .announcement { return .leavesControl }
    return event.isAction ? nil : .weakEvidence
  }

  /// Whether it is an error that a model tells of, where a field tells the model every key.
  var mayComeWhileTyping: Bool {
    guard finding.rule == "silent-failure", event.asker.contains(.observed),
      !event.asker.contains(.asked)
    else { return false }
    return context.outline.stream.tokens.indices.contains { index in
      guard context.outline.token(index).kind == .identifier else { return false }
      switch context.outline.name(index) {
      case "textPublisher", "textDidChangeNotification", "editingChanged": return true
      default: return false
      }
    }
  }

  /// Whether the function fills several labels with what one of its parameters holds: that draws a
  /// view, which tells nothing by itself.
  var isDrawn: Bool {
    let texts = event.changes(.text)
    let outline = context.outline
    guard event.function >= 0, !texts.isEmpty else { return false }
    if isHandedModel { return true }
    func isOfModel(_ value: TokenRange) -> Bool {
      value.count > 2 && context.isParameter(outline.name(value.start), in: event)
        && outline.token(value.start + 1).kind == .period
    }
    if texts.count > 1, texts.allSatisfy({ isOfModel($0.value) }) { return true }
    // One of many things that are filled is part of the drawing, too.
    let body = outline.declarations[event.function].tokens
    let filled = outline.assignments(in: body).filter { index in
      let assignment = outline.assignments[index]
      return ["text", "attributedText", "image"].contains(assignment.property)
        && isOfModel(assignment.value)
    }
    return filled.count > 2 && texts.allSatisfy { $0.role.isDisjoint(with: [.error]) }
  }

  /// Whether the function is one that a view is given what it shows by, or that says of itself whether
  /// it draws for the first time: `set(item:)`, `update(with:isInitial:)`.
  private var isHandedModel: Bool {
    let outline = context.outline
    let parameters = outline.declarations[event.function].parameters.map {
      outline.parameters[Int($0)]
    }
    let isInitial = parameters.contains { parameter in
      parameter.nameToken >= 0
        && !Set(Words.split(outline.text(Int(parameter.nameToken)))).isDisjoint(
          with: ["initial", "first"])
    }
    if isInitial { return true }
    // `setTexts()` gives all labels of a screen their words.
    let words = event.functionWords
    if parameters.isEmpty, words.first == "set" || words.first == "localize",
      let last = words.last, ["text", "texts", "titles", "strings", "labels", "ui"].contains(last)
    {
      return true
    }
    let verbs: Set<String> = ["set", "update", "fill", "bind", "populate", "configure", "apply"]
    guard event.isAssumed, let first = event.functionWords.first, verbs.contains(first)
    else { return false }
    return parameters.contains { parameter in
      let shape = TypeShape(parameter.type, in: outline)
      return !shape.isUnknown && !shape.isString
        && !EventPlan.values.contains(shape.base)
    }
  }

  /// Types of parameters that tell something, rather than hold what is drawn.
  fileprivate static let values: Set<Name> = [
    "String", "NSString", "Bool", "BOOL", "Error", "NSError", "Int", "NSInteger", "Double", "Float",
    "Result", "UIControl", "UIButton", "id", "Any",
  ]
}
