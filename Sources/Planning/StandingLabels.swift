import Findings
import Indexing
import Outlining
import SourceText

/// Labels that say one thing, and say it only when they are seen.
extension VisibilityPlan {
  /// What is said of one label that appears after a wait with the words that it was given where it was made:
  /// `noResultsLabel.isHidden = false`; `nil` where something else appears.
  func standingLabel(_ messages: MessageChoice) -> Plan? {
    let appearing = event.changes(.shown)
    guard let label = appearing.last, Set(appearing.map(\.name)).count == 1,
      event.changes(.text).isEmpty, event.decision == .awaited,
      case let type = outline.typeName(around: event.function),
      base.context.facts.property(Name(label.name), of: type)?.shape.base == "UILabel",
      let words = outline.standingWords(ofLabel: Name(label.name), in: type),
      let choice = messages.textOnScreen(of: label)
    else { return nil }
    let isMessage = outline.isSentence(words) || Words.tellNothing(Words.split(label.name))
    let isCertain = event.asker == .awaited && !event.isAssumed && !event.isConditional
    return base.announce(choice, doubt: isMessage && isCertain ? nil : .weakEvidence)
  }

  private var outline: SyntaxOutline { base.context.outline }
}

extension FailurePlan {
  /// What the one label says that appears for an error, with words from where it was drawn or made; `nil` where
  /// something else appears, or the function gives it words that need not be there yet.
  func standingError(_ messages: MessageChoice) -> MessageChoice.Choice? {
    let shown = FormErrors(base).errors(event.changes(.shown))
    guard let label = shown.last, Set(shown.map(\.name)).count == 1, isLabel(label),
      !isOfInput(label)
    else { return nil }
    let outline = base.context.outline
    let body = outline.declarations[event.function].tokens
    let isGivenWords = outline.assignments[outline.assignments(in: body)].contains {
      ["text", "attributedText"].contains($0.property)
        && outline.lastName(of: $0.receiver) == Name(label.name)
    }
    return isGivenWords ? nil : messages.textOnScreen(of: label)
  }
}

extension SyntaxOutline {
  /// The words that a label of a type is given once and for all, where it is made or set up; `nil` where nothing,
  /// or more than one place, gives it any.
  func standingWords(ofLabel label: Name, in type: Name) -> TokenRange? {
    guard let property = property(label, of: type) else { return nil }
    let values = assignments.filter { assignment in
      guard assignment.property == "text" || assignment.property == "attributedText" else {
        return false
      }
      if property.tokens.contains(assignment.target.start) { return true }
      return lastName(of: assignment.receiver) == label
        && typeName(ofBlock: Int(assignment.block)) == type
    }
    guard values.count == 1, hasOwnWords(values[0].value) else { return nil }
    return values[0].value
  }
}
