import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// What the labels of a view say that shows itself: a toast is told by what stands on it.
extension MessageChoice {
  /// The text of the one label that the view has, or of a title and what stands below it; `nil` where there are
  /// more, or one of them is not always seen.
  ///
  /// Whatever has filled them, they have it when the view is shown.
  func textOfLabels() -> Choice? {
    if isLabelItself { return choice(ofLabels: [whole]) }
    let type = outline.typeName(around: event.function)
    let labels = labels(of: type)
    guard labels.allSatisfy({ !isHiddenAtTimes($0.name, in: type) && !$0.role.contains(.secret) })
    else { return nil }
    return choice(ofLabels: labels)
  }

  /// Whether the view is a label.
  var isLabelItself: Bool {
    context.facts.inherits(outline.typeName(around: event.function), anyOf: ["UILabel"])
  }

  /// A label, and how its text is named.
  private struct OwnLabel {
    var name: Name
    var role: ViewRole
    var words: [String]
    var text: String
  }

  /// The view as a label.
  private var whole: OwnLabel {
    let text = outline.file.language == .swift ? "text" : "self.text"
    return OwnLabel(name: .none, role: .label, words: [], text: text)
  }

  private func choice(ofLabels labels: [OwnLabel]) -> Choice? {
    let texts = labels.compactMap {
      context.qualified($0.text, in: event.home, event, isOptionalFine: true)
    }
    guard texts.count == labels.count, let first = texts.first else { return nil }
    if texts.count == 1 {
      var message = Message(expression: first, isHoistedWhenDelayed: true)
      if outline.file.language == .swift { message.binding = freeBinding() }
      return Choice(message: message)
    }
    guard texts.count == 2, outline.file.language == .swift else { return nil }
    return Choice(
      message: Message(
        expression: Message.joined(present: texts, by: ". "), isHoistedWhenDelayed: true))
  }

  /// The labels that a type of this file has, its title first.
  private func labels(of type: Name) -> [OwnLabel] {
    let properties = outline.declarations.indices.filter {
      outline.declarations[$0].kind == .property && outline.declarations[$0].nameToken >= 0
        && outline.isMember(outline.declarations[$0]) && outline.typeName(around: $0) == type
    }
    let labels = properties.compactMap { label(outline.declarations[$0], of: type) }
    let titles = labels.filter { $0.words.contains("title") && !$0.words.contains("sub") }
    return titles.count == 1 && labels.count == 2
      ? titles + labels.filter { $0.name != titles[0].name } : labels
  }

  private func label(_ property: Declaration, of type: Name) -> OwnLabel? {
    guard let shape = context.facts.property(property.name, of: type)?.shape,
      context.facts.inherits(shape.base, anyOf: ["UILabel"])
    else { return nil }
    let name = outline.text(Int(property.nameToken))
    let chaining = shape.isOptional && !shape.wrapping.contains(.implicitlyUnwrapped) ? "?" : ""
    let text =
      outline.file.language == .swift ? "\(name)\(chaining).text" : "self.\(name).text"
    return OwnLabel(
      name: property.name, role: ViewRole(named: name), words: Words.split(name), text: text)
  }

  private func isHiddenAtTimes(_ label: Name, in type: Name) -> Bool {
    outline.assignments.contains {
      ["isHidden", "hidden", "alpha"].contains($0.property)
        && outline.lastName(of: $0.receiver) == label
        && outline.typeName(ofBlock: Int($0.block)) == type
    }
  }
}
