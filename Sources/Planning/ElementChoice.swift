import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Chooses the view that gets the focus.
struct ElementChoice {
  let context: PlanningContext
  let event: Event
  private var outline: SyntaxOutline { context.outline }

  init(_ context: PlanningContext, _ event: Event) {
    self.context = context
    self.event = event
  }

  /// The view that appears and that the user needs next; `nil` where none is named.
  ///
  /// The one that shares most words with the function's name, else the first.
  func appearing(
    _ role: ViewRole? = nil, where isMeant: (Change) -> Bool = { _ in true }
  ) -> (expression: String, change: Change)? {
    let filled = filledViews
    let candidates = event.changes([.shown, .visibility]).filter { change in
      isElement(change) && isMeant(change) && !isBehind(change)
        && !isBare(change, beside: filled)
        && (role.map { !change.role.isDisjoint(with: $0) } ?? true)
    }
    guard let first = candidates.first else { return nil }
    guard candidates.count > 1 else {
      return isBackground(first) ? nil : (expression(first.subject), first)
    }
    let functionWords = Set(event.functionWords)
    let scores = candidates.map { score($0, functionWords, filled) }
    let best = scores.indices.max { scores[$0] < scores[$1] } ?? 0
    var change = scores[best] > scores[0] ? candidates[best] : first
    // A label that is filled as a field comes is what that is called.
    if change.role.contains(.label), change.role.isDisjoint(with: [.error, .status]),
      event.changes(.text).contains(where: { $0.name == change.name }),
      let field = candidates.first(where: { isField($0) })
    {
      change = field
    }
    return (expression(change.subject), change)
  }

  private func isField(_ change: Change) -> Bool {
    Words.split(change.name).suffix(1).contains { $0 == "field" || $0 == "textfield" }
  }

  private func score(_ change: Change, _ words: Set<String>, _ filled: Set<Name>) -> Int {
    let own = Words.split(change.name)
    var result = own.filter { words.contains($0) && !["view", "label"].contains($0) }.count * 2
    if !change.role.isDisjoint(with: [.error, .status, .overlay, .toast]) { result += 1 }
    if change.role.contains(.control) { result -= 1 }
    if isBackground(change) { result -= 3 }
    // What only dims the screen holds nothing, and is made where what lies over it is filled.
    if filled.contains(Name(change.name)) { result += 4 }
    return result
  }

  /// Words of what lies between the screen and what the user is meant to see.
  private static let covers: Set<String> = [
    "cover", "mask", "dim", "dimming", "shade", "shield", "backdrop", "curtain",
  ]

  /// The views into which the function puts something.
  var filledViews: Set<Name> {
    var result: Set<Name> = []
    for index in outline.calls(in: outline.declarations[event.function].tokens) {
      switch outline.calls[index].name {
      case "addSubview", "addSubview:", "addArrangedSubview", "addArrangedSubview:":
        let receiver = outline.calls[index].receiver
        // `self.view` is not the local that has its name.
        if let name = outline.lastName(of: receiver),
          receiver.count == 1 || !context.isLocal(name, in: event)
        {
          result.insert(name)
        }
      default: break
      }
    }
    return result
  }

  /// Whether a view is put behind another, which is what the user is meant to see.
  func isBehind(_ change: Change) -> Bool {
    let name = Name(change.name)
    let calls = outline.calls(in: outline.declarations[event.function].tokens)
    return calls.contains { index in
      let call = outline.calls[index]
      guard let first = call.arguments.first,
        outline.lastName(of: outline.arguments[Int(first)].value) == name
      else { return false }
      if outline.insertsBelow(call) { return true }
      return ["addSubview", "addSubview:"].contains(call.name) && onlyDims(change)
        && calls.contains { liesOver(call, $0) }
    }
  }

  /// Whether what is added by its name only dims what lies under it.
  private func onlyDims(_ change: Change) -> Bool {
    isBackground(change) || Words.split(change.name).contains("overlay")
  }

  /// Whether a view is called what lies under others: `dimView`, `menuBackView`, `backgroundView`.
  private func isBackground(_ change: Change) -> Bool {
    let words = Words.split(change.name)
    return words.contains { $0.hasPrefix("backgr") } || words.suffix(2) == ["back", "view"]
      || !ElementChoice.covers.isDisjoint(with: words)
  }

  /// Whether a later call adds a view of its own to the same one, beside what the first adds.
  private func liesOver(_ call: Call, _ index: Int) -> Bool {
    let other = outline.calls[index]
    guard other.name == call.name, other.tokens.start > call.tokens.start,
      outline.spelling(other.receiver) == outline.spelling(call.receiver),
      let first = other.arguments.first,
      let name = outline.lastNameToken(of: outline.arguments[Int(first)].value)
    else { return false }
    let role = ViewRole(named: outline.text(name))
    return role.isDisjoint(with: [.control, .decoration, .loading, .label])
  }

  /// Whether a view is made here and left empty, beside those that are filled: it dims what lies under it.
  func isBare(_ change: Change, beside filled: Set<Name>) -> Bool {
    let name = Name(change.name)
    let body = outline.declarations[event.function].tokens
    guard change.kind == .shown, !filled.contains(name),
      context.shape(of: name, in: event).base == "UIView",
      isMadeHere(name, in: body)
    else { return false }
    return !outline.assignments(in: body).contains { index in
      outline.lastName(of: outline.assignments[index].receiver) == name
        && outline.assignments[index].property == "accessibilityLabel"
    }
  }

  /// Whether a function makes a view of nothing, which no code of the file fills.
  private func isMadeHere(_ name: Name, in body: TokenRange) -> Bool {
    let isLocal = outline.declarations.contains {
      $0.name == name && $0.tokens.start >= body.start && $0.tokens.end <= body.end
        && isNewView($0.value)
    }
    if isLocal { return true }
    guard
      outline.assignments(in: body).contains(where: {
        outline.assignments[$0].property == name && isNewView(outline.assignments[$0].value)
      })
    else { return false }
    return !outline.calls.contains {
      ["addSubview", "addSubview:"].contains($0.name) && outline.lastName(of: $0.receiver) == name
    }
  }

  /// Whether a value is a plain view that is made there.
  private func isNewView(_ value: TokenRange) -> Bool {
    let text = outline.text(value)
    return text.hasPrefix("UIView(") || text.hasPrefix("[[UIView") || text.hasPrefix("[UIView")
  }

  private func isElement(_ change: Change) -> Bool {
    !change.name.isEmpty && !change.name.hasPrefix("$")
      && change.role.isDisjoint(with: [.decoration, .loading]) && !isLeftClear(change)
      && !context.isImageView(change, in: event)
      && context.evidence(change, in: event) >= .name
      && MessageChoice(context, event).isPlainChain(change.subject)
      && context.isVisible([outline.name(change.subject.start)], from: placementBlock, in: event)
  }

  /// Whether the function makes a view transparent and leaves it so, without telling it to do anything: others show it.
  private func isLeftClear(_ change: Change) -> Bool {
    guard change.kind == .shown, !change.isOfSelf, event.function >= 0 else { return false }
    let name = Name(change.name)
    let values = outline.assignments[
      outline.assignments(in: outline.declarations[event.function].tokens)
    ].filter { $0.property == "alpha" && outline.lastName(of: $0.receiver) == name }
    return !values.isEmpty
      && values.allSatisfy { clear in
        outline.isNone(clear.value)
          && !outline.calls(directlyIn: Int(clear.block)).contains {
            $0.tokens.start > clear.target.start && outline.lastName(of: $0.receiver) == name
          }
      }
  }

  /// The block in which the post will stand.
  private var placementBlock: Int {
    guard let placement = PlacementChoice(context, event).placement(.focus) else {
      return event.home
    }
    return Int(outline.statements[placement.statement].block)
  }

  /// An expression for a view, as it may stand in an argument.
  func expression(_ subject: TokenRange) -> String {
    var text = outline.text(subject)
    while text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
    return text
  }

  /// Whether a control takes something away, and has opened nothing.
  private func isForClosing(_ name: String) -> Bool {
    Words.split(name).contains { ["close", "dismiss", "hide", "cancel"].contains($0) }
  }

  /// Whether a control by its name may have opened what goes, where no other control is known to be
  /// used: `menuButton` in `hideMenu()`.
  private func mayOpen(_ control: Change) -> Bool {
    if event.isAction { return true }
    let said = Set(
      event.functionWords + event.changes(.hidden).flatMap { Words.split($0.name) }
    ).subtracting(ElementChoice.kinds)
    return !said.isDisjoint(with: Words.split(control.name))
  }

  /// Words of what kind of view it is.
  private static let kinds = Set(words: "view button btn hide close my the")

  /// The control that opened what goes: a control shown again here, or a sender; where a field comes
  /// back with its button, the field.
  func opener() -> String? {
    let shown = event.changes(.shown)
    let first =
      shown.first {
        $0.role.contains(.input) && Words.split($0.name).suffix(2) != ["text", "view"]
      } ?? shown.first { $0.role.contains(.control) && !isForClosing($0.name) && mayOpen($0) }
    if let first, MessageChoice(context, event).isPlainChain(first.subject) {
      return expression(first.subject)
    }
    // Who switches something to and fro goes on where he is.
    guard event.verb != .toggle else { return nil }
    let gone = Set(event.changes(.hidden).map { Name($0.name) })
    for assignment in outline.assignments(directlyIn: event.home) {
      switch assignment.property {
      case "isEnabled", "isSelected", "enabled", "selected": break
      default: continue
      }
      guard let token = outline.lastNameToken(of: assignment.receiver),
        !gone.contains(outline.name(token)),
        ViewRole(named: outline.text(token)).contains(.control),
        MessageChoice(context, event).isPlainChain(assignment.receiver)
      else { continue }
      return expression(assignment.receiver)
    }
    return nil
  }
}
