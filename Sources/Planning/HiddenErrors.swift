import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Where the label of an error may be out of sight when it gets its text.
struct HiddenErrors {
  private let base: EventPlan
  private var event: Event { base.event }

  init(_ base: EventPlan) { self.base = base }

  /// Whether the label that a text is set on is hidden further down in some case, and not shown beside
  /// the text.
  func mayStayHidden(_ text: Change) -> Bool {
    guard text.kind == .text else { return false }
    if event.changes(.visibility).contains(where: { isApart($0, from: text) }) { return true }
    if isShownElsewhere(text) || isHiddenBefore(text) || isShownBesideOnly(text) { return true }
    let outline = base.context.outline
    let body = outline.declarations[event.function].tokens
    let end = event.changes.map(\.subject.start).max() ?? text.subject.start
    return outline.assignments(in: body).contains { index in
      let assignment = outline.assignments[index]
      let block = Int(assignment.block)
      return hides(assignment, text) && assignment.target.start > end
        && !outline.isBlock(event.home, inside: block) && !outline.isExclusive(block, event.home)
        && outline.body(around: block) == outline.body(around: event.home)
    }
  }

  /// Whether the statements that set the text have hidden its label, and do not show it.
  private func isHiddenBefore(_ text: Change) -> Bool {
    let outline = base.context.outline
    return !event.changes([.shown, .visibility]).contains { $0.name == text.name }
      && outline.assignments(directlyIn: event.home).contains { assignment in
        hides(assignment, text) && assignment.target.start < text.subject.start
      }
  }

  /// Whether another branch of the function shows the label, which something of the type hides, and this one does not:
  /// `if isTyped { emailError.text = "…" } else { emailError.text = "…"; emailError.isHidden = false }`.
  private func isShownBesideOnly(_ text: Change) -> Bool {
    let outline = base.context.outline
    guard !event.changes([.shown, .visibility]).contains(where: { $0.name == text.name }) else {
      return false
    }
    let body = outline.declarations[event.function].tokens
    let own = outline.assignments[outline.assignments(in: body)].filter { setsHidden($0, text) }
    return !own.isEmpty && !isShownByCallee(text)
      && own.allSatisfy { outline.isExclusive(Int($0.block), event.home) }
      && outline.assignments.contains { hides($0, text) && !body.contains($0.target.start) }
  }

  /// Whether the code calls a function of the type that decides whether the label is hidden: `showError(true)`.
  private func isShownByCallee(_ text: Change) -> Bool {
    let outline = base.context.outline
    let type = outline.typeName(around: event.function)
    return outline.calls(directlyIn: event.home).contains { call in
      outline.isOnSelf(call.receiver)
        && outline.functions(call.name, of: type).contains { function in
          outline.assignments[outline.assignments(in: outline.declarations[function].tokens)]
            .contains { setsHidden($0, text) }
        }
    }
  }

  /// Whether an assignment hides the label of the text.
  private func hides(_ assignment: Assignment, _ text: Change) -> Bool {
    setsHidden(assignment, text)
      && ["true", "YES"].contains(base.context.outline.text(assignment.value))
  }

  /// Whether an assignment decides whether the label of the text is hidden.
  private func setsHidden(_ assignment: Assignment, _ text: Change) -> Bool {
    ["isHidden", "hidden"].contains(assignment.property)
      && base.context.outline.lastName(of: assignment.receiver) == Name(text.name)
  }

  /// Whether the function puts the label where it belongs, and another one of the type shows it.
  private func isShownElsewhere(_ text: Change) -> Bool {
    let outline = base.context.outline
    let name = Name(text.name)
    let body = outline.declarations[event.function].tokens
    return outline.calls[outline.calls(in: body)].contains { outline.addedView($0) == name }
      && outline.assignments.contains { assignment in
        setsHidden(assignment, text) && !body.contains(assignment.target.start)
      }
  }

  /// Whether something else decides whether another view is there, which may hold the label.
  private func isApart(_ view: Change, from text: Change) -> Bool {
    let outline = base.context.outline
    // Types are no values: both may ask the same one.
    func names(_ value: TokenRange) -> Set<Name> {
      let tokens = value.indices.filter {
        outline.token($0).kind == .identifier && outline.text($0).first?.isUppercase == false
      }
      return Set(tokens.map(outline.name))
    }
    return view.name != text.name && !view.role.contains(.error)
      && names(view.value).isDisjoint(with: names(text.value).union([Name(text.name)]))
  }
}
