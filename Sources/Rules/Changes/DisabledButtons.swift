import Findings
import Indexing
import Lexing
import Outlining
import SourceText

extension Silence {
  /// Whether the event stands in a branch that the button which alone leads there is disabled for:
  /// `guard let guest = guest else { problem = "Choose a guest"; return }` in what
  /// `Button("Send") { send() }.disabled(guest == nil)` runs or calls.
  func isWhatDisables(_ event: Event) -> Bool {
    // What was waited for may have changed it meanwhile.
    guard outline.file.language == .swift, !event.context.isLater,
      [.guardBody, .ifBody].contains(outline.blocks[event.home].kind),
      outline.calls.contains(where: { $0.name == "disabled" }),
      case let terms = outline.terms(ofBranch: event.home), !terms.isEmpty
    else { return false }
    let type = outline.typeName(around: event.function)
    let buttons = self.buttons(leadingTo: event)
    return !buttons.isEmpty
      && buttons.allSatisfy { button in
        guard let button else { return false }
        let off = outline.termsDisabling(button, of: type)
        return terms.allSatisfy { $0.contains(where: off.contains) }
      }
  }

  /// For each place that leads to an event the button whose action it is, or `nil`.
  private func buttons(leadingTo event: Event) -> [Call?] {
    if event.context.closure >= 0 {
      return [outline.button(running: event.context.closure)]
    }
    let function = outline.declarations[event.function]
    guard function.parameters.isEmpty else { return [] }
    return outline.callsOnSelf(of: event.function).map(outline.button(around:))
      + outline.placesHanding(function).map(outline.button(handed:))
  }
}

extension SyntaxOutline {
  /// What has to be so for a branch to run: one of each of the sets, as they are written without blanks; empty
  /// where that is not told by the branch's own condition.
  fileprivate func terms(ofBranch block: Int) -> [Set<String>] {
    switch blocks[block].kind {
    case .guardBody:
      let start = statements[Int(blocks[block].statement)].tokens.start + 1
      guard start < Int(blocks[block].open) - 1, token(Int(blocks[block].open) - 1).word == .else
      else { return [] }
      let clauses = split(TokenRange(start, Int(blocks[block].open) - 1), at: [",", "&&"])
      // Any of them may be what failed.
      return clauses.map { [negated($0)] }
    case .ifBody:
      let condition = condition(ofBranch: block)
      let either = split(condition, at: ["||"])
      if either.count > 1 { return either.map { [plain($0)] } }
      return condition.isEmpty ? [] : [Set(split(condition, at: [",", "&&"]).map(plain))]
    default: return []
    }
  }

  /// Where a function is named without being called: `Button("Send", action: send)`.
  fileprivate func placesHanding(_ function: Declaration) -> [Int] {
    let around = function.parent >= 0 ? declarations[Int(function.parent)].tokens : TokenRange(0, 0)
    return around.indices.filter { index in
      token(index).kind == .identifier && name(index) == function.name
        && index != Int(function.nameToken) && token(index + 1).kind != .leftParen
        && (!isMember(at: index) || token(index - 2).word == .self)
    }
  }

  /// The button whose action a call stands in; `nil` where there is none.
  fileprivate func button(around call: Call) -> Call? {
    closures(around: Int(call.block)).lazy.compactMap { self.call(ofClosure: $0) }.first(
      where: isButton)
  }

  /// The button whose action a closure is; `nil` for any other closure.
  fileprivate func button(running closure: Int) -> Call? {
    guard role(of: closure) == .action else { return nil }
    return call(ofClosure: closure).flatMap { isButton($0) ? $0 : nil }
  }

  /// The button whose action a named function is; `nil` where it is something else.
  fileprivate func button(handed place: Int) -> Call? {
    calls.first { call in
      isButton(call)
        && call.arguments.contains {
          arguments[Int($0)].label == "action" && arguments[Int($0)].value.contains(place)
            && arguments[Int($0)].closure < 0
        }
    }
  }

  private func isButton(_ call: Call) -> Bool { call.name == "Button" && call.statement >= 0 }

  /// What disables a button.
  fileprivate func termsDisabling(_ button: Call, of type: Name) -> Set<String> {
    let modifiers = calls(in: statements[Int(button.statement)].tokens).filter {
      calls[$0].name == "disabled" && calls[$0].tokens.start == button.tokens.start
    }
    let values = modifiers.compactMap {
      calls[$0].arguments.first.map { arguments[Int($0)].value }
    }
    return Set(values.flatMap { terms(disabling: $0, of: type) })
  }

  /// The parts of a condition of which any disables; a property's own where that is all of it.
  private func terms(disabling value: TokenRange, of type: Name) -> [String] {
    split(value, at: ["||"]).flatMap { part -> [String] in
      let isNegated = text(part.start) == "!"
      let name = isNegated ? TokenRange(part.start + 1, part.end) : part
      guard name.count == 1, let condition = getter(of: self.name(name.start), in: type) else {
        return [plain(part)]
      }
      let parts =
        isNegated
        ? split(condition, at: ["&&"]).map(negated) : split(condition, at: ["||"]).map(plain)
      return [plain(part)] + parts
    }
  }

  /// The one expression that a property is computed by; `nil` for others.
  private func getter(of property: Name, in type: Name) -> TokenRange? {
    guard let block = block(ofComputed: property, in: type), blocks[block].count == 1,
      blocks[block].first >= 0
    else { return nil }
    let tokens = statements[Int(blocks[block].first)].tokens
    return token(tokens.start).word == .return ? TokenRange(tokens.start + 1, tokens.end) : tokens
  }

  /// The pieces of an expression between operators that stand outside of all brackets.
  private func split(_ expression: TokenRange, at operators: Set<String>) -> [TokenRange] {
    parts(of: expression) { operators.contains(text($0)) }.filter { !$0.isEmpty }
  }

  /// A part of a condition as it is written, without blanks and `self`; what is unwrapped is something.
  private func plain(_ part: TokenRange) -> String {
    guard token(part.start).word == .let || token(part.start).word == .var else {
      return written(withoutParentheses(part))
    }
    let value = part.indices.first { text($0) == "=" } ?? part.start
    return written(TokenRange(value + 1, part.end)) + "!=nil"
  }

  private func written(_ part: TokenRange) -> String {
    var tokens = part.indices.map { text($0) }
    if let first = part.indices.first(where: { token($0).kind == .identifier }),
      let value = valueOfLocal(first)
    {
      tokens[first - part.start] = closeText(value)
    }
    return tokens.joined().replacing("self.", with: "")
      .replacing(".whitespacesAndNewlines", with: ".whitespaces")
  }

  private static let trimming = ".trimmingCharacters(in:.whitespaces)"

  private func negated(_ part: TokenRange) -> String {
    let plain = plain(part)
    if plain.contains("!=") { return plain.replacing("!=", with: "==") }
    if plain.contains("==") { return plain.replacing("==", with: "!=") }
    return plain.hasPrefix("!") ? String(plain.dropFirst()) : "!" + plain
  }
}
