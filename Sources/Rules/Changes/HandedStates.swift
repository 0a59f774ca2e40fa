import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// State that views show where it is not spelt: what a view of the app's own is handed,
/// `StatusLine(text: status)`, or a function that makes a part of the view, `banner(status)`, and what a condition
/// unwraps.
extension StateUses {
  /// Whether a view shows what it is handed under a label as it is.
  typealias ShowsHanded = (_ label: Name, _ view: Name) -> Bool

  /// Notes that a call hands state on to a view that shows it: a value, or a binding.
  mutating func addHanded(
    _ call: Call, _ type: Name, _ outline: SyntaxOutline, _ shows: ShowsHanded
  ) {
    guard call.receiver.isEmpty, !isSpokenBySystem(at: call.tokens.start) else { return }
    guard call.flags.contains(.capitalized) else {
      return addHanded(toPart: call, type, outline, shows)
    }
    let handed = call.arguments.compactMap { index -> (name: String, value: TokenRange)? in
      let argument = outline.arguments[Int(index)]
      guard argument.closure < 0, argument.label != .none, argument.value.count == 1,
        case let text = outline.text(argument.value.start),
        case let name = text.hasPrefix("$") ? String(text.dropFirst()) : text,
        StateProspects.tells(name), shows(argument.label, call.name)
      else { return nil }
      return (name, argument.value)
    }
    // A title without what stands below it tells half.
    if handed.count == 1, Words.split(handed[0].name).last == "title" { return }
    for (name, value) in handed {
      if holds(Name(name), in: type) {
        add(.text, to: type.member(Name(name)))
      } else {
        addUnwrapped(value, Int(call.block), type, outline)
      }
    }
  }

  /// `banner(status)` shows its text as a `Text` there would.
  private mutating func addHanded(
    toPart call: Call, _ type: Name, _ outline: SyntaxOutline, _ shows: ShowsHanded
  ) {
    let shown = call.arguments.map { outline.arguments[Int($0)] }.filter {
      $0.closure < 0 && shows($0.label, type.member(call.name))
    }
    addTexts(shown.map(\.value), call, type, outline)
    for argument in shown { addUnwrapped(argument.value, Int(call.block), type, outline) }
  }

  /// `if let message { Text(message) }`: the text shows what the binding unwraps.
  mutating func addUnwrapped(
    _ value: TokenRange, _ block: Int, _ type: Name, _ outline: SyntaxOutline
  ) {
    let shown = Set(names(in: value, outline))
    for binding in outline.declarations(around: block)
    where binding.kind == .binding && shown.contains(binding.name) && !binding.value.isEmpty {
      guard outline.isBlock(block, inside: Int(binding.block)) else { continue }
      add(names(in: binding.value, outline), .text, type)
      addMember(binding.value, .text, type, outline)
    }
  }
}
