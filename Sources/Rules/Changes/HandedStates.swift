import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// State that views show where it is not spelt: what a view of the app's own is handed,
/// `StatusLine(text: status)`, or a function that makes a part of the view, `banner(status)`, and what a condition
/// unwraps.
extension StateUses {
  /// How a view shows what it is handed; empty where it is not known to show it.
  struct ShownHanded: OptionSet {
    let rawValue: UInt8
    /// As the text that it is.
    static let asItIs = ShownHanded(rawValue: 1)
    /// By its description, being an error.
    static let described = ShownHanded(rawValue: 2)
    /// By a view that announces it itself.
    static let announced = ShownHanded(rawValue: 4)
  }

  /// How a view shows what it is handed under a label.
  typealias ShowsHanded = (_ label: Name, _ view: Name) -> ShownHanded

  /// Notes that a call hands state on to a view that shows it: a value, or a binding.
  mutating func addHanded(
    _ call: Call, _ type: Name, _ outline: SyntaxOutline, _ shows: ShowsHanded
  ) {
    guard call.receiver.isEmpty, !isSpokenBySystem(at: call.tokens.start) else { return }
    guard call.flags.contains(.capitalized) else {
      return addHanded(toPart: call, type, outline, shows)
    }
    let handed = call.arguments.compactMap {
      index -> (name: String, value: TokenRange, shown: ShownHanded)? in
      let argument = outline.arguments[Int(index)]
      guard argument.closure < 0, argument.label != .none, argument.value.count == 1,
        case let text = outline.text(argument.value.start),
        case let name = text.hasPrefix("$") ? String(text.dropFirst()) : text,
        StateProspects.tells(name), case let shown = shows(argument.label, call.name),
        !shown.isEmpty
      else { return nil }
      return (name, argument.value, shown)
    }
    // A title without what stands below it tells half.
    if handed.count == 1, Words.split(handed[0].name).last == "title" { return }
    for (name, value, shown) in handed {
      if shown.contains(.announced) {
        add(.system, to: type.member(Name(name)))
      } else if holds(Name(name), in: type) {
        add(.text, to: type.member(Name(name)))
      } else {
        addUnwrapped(value, Int(call.block), type, outline)
        addPayload(value.start, shown, Int(call.block), type, outline)
      }
    }
  }

  /// `banner(status)` shows its text as a `Text` there would.
  private mutating func addHanded(
    toPart call: Call, _ type: Name, _ outline: SyntaxOutline, _ shows: ShowsHanded
  ) {
    for index in call.arguments {
      let argument = outline.arguments[Int(index)]
      guard argument.closure < 0, !argument.value.isEmpty,
        case let shown = shows(argument.label, type.member(call.name)), !shown.isEmpty
      else { continue }
      addTexts([argument.value], call, type, outline)
      addUnwrapped(argument.value, Int(call.block), type, outline)
      if shown == .described {
        addPayload(argument.value.start, shown, Int(call.block), type, outline)
      }
    }
  }

  /// `if let message { Text(message) }`: the text shows what the binding unwraps.
  mutating func addUnwrapped(
    _ value: TokenRange, _ block: Int, _ type: Name, _ outline: SyntaxOutline
  ) {
    guard !outline.isReworded(value) else { return }
    let shown = Set(outline.names(in: value))
    for binding in outline.declarations(around: block)
    where binding.kind == .binding && shown.contains(binding.name) && !binding.value.isEmpty {
      guard outline.isBlock(block, inside: Int(binding.block)) else { continue }
      add(outline.names(in: binding.value), .text, type)
      addMember(binding.value, .text, type, outline)
    }
  }

  /// Whether a text shows what a case of a state carries.
  func showsPayload(_ name: Name, of property: Name, in type: Name) -> Bool {
    shownCases.contains(type.member(property).member(name))
  }

  /// Whether a text shows the description of the error that a case of a state carries.
  func describesPayload(_ name: Name, of property: Name, in type: Name) -> Bool {
    describedCases.contains(type.member(property).member(name))
  }

  /// Notes that what a case carries is shown, by the name that it is bound to.
  mutating func addPayload(
    _ value: Int, _ shown: ShownHanded, _ block: Int, _ type: Name, _ outline: SyntaxOutline
  ) {
    guard let payload = outline.payload(of: outline.name(value), in: block),
      payload.subject.count == 1
    else { return }
    let key = type.member(outline.name(payload.subject.start))
    guard holds(key) else { return }
    let name = key.member(outline.name(payload.name))
    if shown.contains(.described) { describedCases.insert(name) }
    if shown.contains(.asItIs) { shownCases.insert(name) }
    showsCases = true
  }
}

extension ProjectFacts {
  /// How a view of the app's own shows what it is handed under a label.
  func shows(_ label: Name, _ view: Name) -> StateUses.ShownHanded {
    let isText = showsText(handedAs: label, view)
    guard isText || showsError(handedAs: label, view) else { return [] }
    return tellsItself(view) ? .announced : isText ? .asItIs : .described
  }
}
