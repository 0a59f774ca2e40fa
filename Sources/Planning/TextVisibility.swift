import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// When a text that an event sets is seen.
extension MessageChoice {
  /// What tells whether a text is seen, where the same event shows its label, or what holds it, only
  /// as an expression says; `nil` where nothing has to be asked.
  func visibility(of text: Change) -> String? {
    guard text.kind == .text else { return nil }
    let shown = event.changes(.visibility).filter {
      isPlainChain($0.subject)
        && ($0.name == text.name || $0.role.isDisjoint(with: [.decoration, .control]))
    }
    let own = Set(Words.split(text.name)).subtracting(MessageChoice.parts)
    let holder =
      shown.first { outline.text($0.subject) == outline.text(text.subject) }
      ?? shown.first { !$0.name.isEmpty && $0.name == text.owner }
      ?? nearest(to: own, of: shown.filter { holdsTexts($0.name) })
    guard let holder, !unwraps(text, for: holder) else { return nil }
    let view = outline.text(holder.subject).filter { $0 != "!" }
    let isSwift = outline.file.language == .swift
    guard !view.contains("?") else { return "\(view).isHidden == false" }
    guard !isSwift else { return "!\(view).isHidden" }
    // A message to nil says NO: what is gone is not seen.
    let weak = context.weakName(in: view)
    return weak.map { "\($0) && !\(view).hidden" } ?? "!\(view).hidden"
  }

  /// One side of a choice of which the other one clears the label, `isValid ? "" : hint`, and when it is
  /// taken; `nil` for anything else.
  func onlyText(of value: TokenRange) -> (text: TokenRange, condition: String, decides: TokenRange)?
  {
    let isFree = { (index: Int) in
      outline.token(index).kind == .question && !outline.token(index).isLeftBound
    }
    guard let mark = value.indices.first(where: isFree), mark > value.start,
      let colon = (mark..<value.end).first(where: { outline.token($0).kind == .colon }),
      !(mark + 1..<value.end).contains(where: isFree)
    else { return nil }
    let decides = TokenRange(value.start, mark)
    let first = TokenRange(mark + 1, colon)
    let second = TokenRange(colon + 1, value.end)
    let isNegated = outline.token(value.start).kind == .exclamation
    let asked = isNegated ? TokenRange(value.start + 1, mark) : decides
    guard isPlainChain(asked), !first.isEmpty else { return nil }
    let yes = outline.text(asked)
    if isBlank(first), !isBlank(second) {
      return (second, isNegated ? yes : "!\(yes)", decides)
    }
    guard isBlank(second), !isBlank(first) else { return nil }
    return (first, outline.text(decides), decides)
  }

  private func isBlank(_ value: TokenRange) -> Bool {
    ["\"\"", "@\"\"", "\" \"", "@\" \""].contains(outline.text(value))
  }

  /// Where code further on asks whether the text is empty, it is told only if it is not.
  func presence(of change: Change) -> String? {
    guard outline.file.language == .swift, change.kind == .text, change.value.count == 1,
      outline.token(change.value.start).kind == .identifier
    else { return nil }
    let name = outline.name(change.value.start)
    if isCalledWithNothing(name) { return "!\(outline.text(change.value)).isEmpty" }
    let start = outline.statements[change.statement].tokens.end
    let rest = start..<max(start, outline.declarations[event.function].tokens.end - 2)
    let isAsked = rest.contains { index in
      outline.token(index).kind == .identifier && outline.name(index) == name
        && outline.token(index - 1).kind != .period
        && outline.token(index + 1).kind == .period && outline.name(index + 2) == "isEmpty"
    }
    return isAsked ? "!\(outline.text(change.value)).isEmpty" : nil
  }

  /// Whether a call in the file hands the event's function no text, to take one away: `setError("")`.
  private func isCalledWithNothing(_ name: Name) -> Bool {
    guard context.isParameter(name, in: event), case let shape = context.shape(of: name, in: event),
      shape.isString, !shape.isOptional
    else { return false }
    let function = outline.declarations[event.function].name
    return outline.calls.contains { call in
      call.name == function
        && call.arguments.contains { outline.text(outline.arguments[Int($0)].value) == "\"\"" }
    }
  }

  /// Whether a view may have labels in it, by its name: a button or an icon beside a text has not.
  private func holdsTexts(_ view: String) -> Bool {
    Set(Words.split(view)).isDisjoint(with: MessageChoice.pieces)
  }

  private static let pieces: Set<String> = [
    "button", "btn", "image", "img", "icon", "arrow", "chevron", "line", "separator", "switch",
    "field", "textfield",
  ]

  /// The view that shares most words with a text; `nil` where none shares any.
  private func nearest(to own: Set<String>, of holders: [Change]) -> Change? {
    let shared = holders.map { holder in
      own.intersection(Set(Words.split(holder.name)).subtracting(MessageChoice.parts)).count
    }
    guard let most = shared.max(), most > 0, let index = shared.firstIndex(of: most) else {
      return nil
    }
    return holders[index]
  }

  /// Whether a text stands for nothing where what is shown by a condition is something: of which the
  /// two is seen no condition of the one tells.
  func isForNothing(_ text: Change) -> Bool {
    let holders = event.changes(.visibility)
    guard Words.tellNothing(Words.split(text.name)), !holders.isEmpty else { return false }
    return holders.allSatisfy {
      $0.name != text.owner && !Words.tellNothing(Words.split($0.name))
    }
  }

  /// Whether what decides if texts are seen is only done later, at the end of an animation.
  var isDecidedLater: Bool {
    guard !event.context.isAfterAnimation else { return false }
    return event.changes(.visibility).contains {
      outline.context(ofToken: $0.subject.start, inBlock: $0.block).isAfterAnimation
    }
  }

  /// Whether a text is there just when its view is: `label.isHidden = error == nil`.
  private func unwraps(_ text: Change, for holder: Change) -> Bool {
    guard isOptionalText(text.value) == true else { return false }
    let own = Set(names(in: text.value))
    let asked = names(in: holder.value)
    return outline.text(holder.value).hasSuffix("nil") && asked.contains(where: own.contains)
  }

  /// Words that say only what sort of view something is.
  private static let parts: Set<String> = [
    "label", "view", "text", "title", "message", "container", "stack", "detail", "subtitle", "lbl",
  ]
}
