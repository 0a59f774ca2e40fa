import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Reads what is done to the state of SwiftUI's views.
extension ChangeFinder {
  /// Reads what sets the state of a SwiftUI view, or of a toast's model; returns whether it does.
  mutating func readState(_ assignment: Assignment) -> Bool {
    guard outline.setsOwn(assignment),
      assignment.propertyToken >= 0
    else { return false }
    let type = outline.typeName(ofBlock: Int(assignment.block))
    // A control, or what the system presents, sets what it is bound to, and says so.
    if states.holds(assignment.property, in: type),
      outline.isSetterOfBinding(Int(assignment.block))
    {
      return true
    }
    let subject = TokenRange(Int(assignment.propertyToken), Int(assignment.propertyToken) + 1)
    if readSwap(assignment, subject, type) { return true }
    if readPayload(assignment, subject, type) || readCase(assignment, in: type) { return true }
    let use = states.use(of: assignment.property, in: type)
    guard !use.isEmpty else {
      guard !facts.hasToastView, outline.fillsToast(assignment), !outline.isReset(assignment.value)
      else { return false }
      append(.stateText, subject, assignment.value, assignment.statement, assignment.block)
      if let last = changes.indices.last { changes[last].role.insert(.toast) }
      return true
    }
    guard use.isDisjoint(with: [.system, .input]) else { return true }
    if use.contains(.list) {
      guard !isEmptied(assignment.value) else { return true }
      append(.stateList, subject, assignment.value, assignment.statement, assignment.block)
      if let index = changes.indices.last {
        changes[index].counted = states.counted(assignment.property, in: type)
      }
    } else if use.contains(.text),
      !states.isWrapped(assignment.property, in: type) || outline.isSentence(assignment.value)
    {
      // What a button is called is heard at the button.
      let isOfButton = Words.split(outline.text(subject.start)).contains("button")
      guard !outline.isReset(assignment.value), !isOfButton else { return true }
      append(.stateText, subject, assignment.value, assignment.statement, assignment.block)
    } else if use.contains(.condition), !use.contains(.loading) {
      readFlag(assignment, subject, in: type)
    }
    return true
  }

  /// A flag, or other state, that decides whether a part of the view is there.
  private mutating func readFlag(
    _ assignment: Assignment, _ subject: TokenRange, in type: Name
  ) {
    let value = outline.stateValue(assigned: assignment.value)
    if value == nil, readEither(assignment, subject, in: type) { return }
    // What is made here, or returned by a call, is something.
    let result = value ?? .something
    let revealed = text(revealedBy: result, of: assignment.property, in: type)
    // A text that goes, what goes by itself after a while and what is as it was at first are no news.
    let goes = revealed == nil && states.revealsText(assignment.property, in: type)
    if value == .isFalse, goes || outline.comesAfterAWhile(assignment) { return }
    if isReset(assignment, in: type) || outline.beginsWait(assignment.value) { return }
    if case .named = result, states.isUnseen(result, of: assignment.property, in: type) { return }
    if let view = states.soleView(for: result, of: assignment.property, in: type),
      facts.isFailureView(view)
    {
      return
    }
    append(
      .stateFlag, subject, revealed?.text ?? .none, assignment.statement, assignment.block)
    if let revealed { markRevealed(revealed) }
    // Or it is nothing after all.
    if value == nil, let index = changes.indices.last { changes[index].presence = .whereThere }
  }

  /// `isNameMissing = name.isEmpty`: the text is there where that is so; returns whether it is such a
  /// flag.
  private mutating func readEither(
    _ assignment: Assignment, _ subject: TokenRange, in type: Name
  ) -> Bool {
    let property = assignment.property
    let texts = [StateValue.isTrue, .isFalse].map { text(revealedBy: $0, of: property, in: type) }
    // What says something either way is no message.
    guard let revealed = texts[0] ?? texts[1], texts.contains(where: { $0 == nil }),
      isFlag(property, of: type)
    else { return false }
    append(.stateFlag, subject, revealed.text, assignment.statement, assignment.block)
    markRevealed(revealed)
    if let index = changes.indices.last {
      changes[index].presence = texts[0] == nil ? .whereUnset : .whereSet
    }
    return true
  }

  /// The text that a value of some state brings, where no view tells it itself.
  func text(
    revealedBy value: StateValue, of property: Name, in type: Name
  ) -> StateUses.Revealed? {
    states.text(revealedBy: value, of: property, in: type).flatMap {
      facts.tellsItself($0.view) ? nil : $0
    }
  }

  /// Whether a property of a view's is either true or false, and never nothing.
  private func isFlag(_ property: Name, of type: Name) -> Bool {
    facts.property(property, of: type)?.shape == TypeShape(base: "Bool")
  }

  /// Whether a property of a view's gets the value again that it has when the view is made.
  func isReset(_ assignment: Assignment, in type: Name) -> Bool {
    guard let property = outline.property(assignment.property, of: type) else { return false }
    guard !property.value.isEmpty else { return outline.spelling(assignment.value) == "nil" }
    return outline.text(property.value) == outline.text(assignment.value)
  }

  /// Notes of the last change what appears with it.
  mutating func markRevealed(_ revealed: StateUses.Revealed) {
    guard let index = changes.indices.last else { return }
    changes[index].role.insert(.label)
    changes[index].isWhole = revealed.isAll
    changes[index].isDialog = revealed.isDialog
    changes[index].more = revealed.more
    changes[index].endsWait = revealed.endsWait
  }

  /// `phase = .failed(message)` where a text shows the message.
  private mutating func readPayload(
    _ assignment: Assignment, _ subject: TokenRange, _ type: Name
  ) -> Bool {
    guard let payload = shownPayload(assignment, type) else { return false }
    let role = ViewRole(named: outline.text(payload.name), facts.vocabulary)
    guard !role.isDisjoint(with: [.error, .status]) else { return false }
    append(.stateText, subject, payload.text, assignment.statement, assignment.block)
    if let index = changes.indices.last {
      changes[index].role.formUnion(role)
      changes[index].isPayload = true
      changes[index].isDescribed = payload.isDescribed
    }
    return true
  }

  /// The text, or the error, with which a case is assigned whose payload the view shows.
  private func shownPayload(
    _ assignment: Assignment, _ type: Name
  ) -> (name: Int, text: TokenRange, isDescribed: Bool)? {
    if let (name, text) = outline.caseWithText(assignment.value),
      states.showsPayload(outline.name(name), of: assignment.property, in: type)
    {
      return (name, text, false)
    }
    guard let (name, payload) = outline.caseWithPayload(assignment.value),
      outline.text(payload) == "error",
      states.describesPayload(outline.name(name), of: assignment.property, in: type)
    else { return nil }
    return (name, payload, true)
  }

  private func isEmptied(_ value: TokenRange) -> Bool {
    switch outline.spelling(value) {
    case "[]", "[:]", ".init()", "nil", "": return true
    default: return false
    }
  }
}

extension SyntaxOutline {
  /// Whether a value is a case that says by its name that something is going on: `.loading`.
  fileprivate func beginsWait(_ value: TokenRange) -> Bool {
    caseToken(value).map { ViewRole(named: text($0)).contains(.loading) } ?? false
  }

  /// Whether a block is in what a binding runs when it is given a value: `Binding(get: …, set: { … })`.
  fileprivate func isSetterOfBinding(_ block: Int) -> Bool {
    enclosing(block, .closure, throughClosures: true).contains {
      let closure = Int(blocks[$0].closure)
      return closures[closure].label == "set" && call(ofClosure: closure)?.name == "Binding"
    }
  }
}
