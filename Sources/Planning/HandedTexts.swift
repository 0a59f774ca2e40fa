import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Texts that do not stand on a label of the event's: what a view is handed, or has of its own.
extension MessageChoice {
  /// The text that a view is handed before it is shown: `BannerView(text: item.text)`,
  /// `stateView.configure(text: "No orders")`.
  func handedText() -> Choice? {
    handedText { value in
      let shape = context.shape(of: outline.name(value.start), in: event)
      // A model may be called a message, too.
      return value.count > 1 || shape.isUnknown || shape.isString
    }
  }

  /// The text that the function was called with and that a view is made of: `TipView(message: tip)`.
  func handedParameter() -> Choice? {
    handedText { value in
      context.isParameter(value, in: event)
        && context.shape(of: outline.name(value.start), in: event).isString
    }
  }

  private func handedText(where isMeant: (TokenRange) -> Bool) -> Choice? {
    let shown = event.shownTelling
    var found: [Choice] = []
    for statement in outline.statements(of: event.home) {
      let tokens = outline.statements[statement].tokens
      for index in outline.calls(in: tokens) where Int(outline.calls[index].block) == event.home {
        let call = outline.calls[index]
        guard let view = shown.first(where: { isHanded($0, by: call) }),
          let argument = call.arguments.first(where: { isText(outline.arguments[Int($0)]) })
        else { continue }
        var text = view
        text.kind = .text
        text.value = outline.arguments[Int(argument)].value
        if isMeant(text.value), var choice = shownText(text) {
          if isHalf(call, of: text.value) { choice.doubt = choice.doubt ?? .severalViews }
          choice.isHandedMessage = outline.arguments[Int(argument)].label == "message"
          found.append(choice)
        }
      }
    }
    return handed(found) ?? propertyText(of: shown, where: isMeant)
  }

  /// The text that a view is handed, or a title and a message that it is handed one after the other:
  /// `banner.setTitle(text: title); banner.setMessage(text: message)`.
  private func handed(_ found: [Choice]) -> Choice? {
    guard var result = found.first else { return nil }
    guard let other = found.dropFirst().first,
      other.message.expression != result.message.expression
    else { return result }
    if [result, other].contains(where: { $0.message.binding != nil || $0.condition != nil }) {
      result.doubt = result.doubt ?? .severalViews
    } else {
      result.message.expression = joined(result.message.expression, other.message.expression)
      result.names += other.names
      result.doubt = result.doubt ?? other.doubt
    }
    return result
  }

  /// The text that a view of the app's own is given as what it says: `tip.message = notice.message`.
  private func propertyText(
    of shown: [Change], where isMeant: (TokenRange) -> Bool
  ) -> Choice? {
    for assignment in outline.assignments(directlyIn: event.home)
    where assignment.property == "message" || assignment.property == "title" {
      guard let name = outline.lastName(of: assignment.receiver),
        var text = shown.first(where: { Name($0.name) == name }), isMeant(assignment.value)
      else { continue }
      text.kind = .text
      text.value = assignment.value
      return shownText(text)
    }
    return nil
  }

  /// Whether a view is handed a title that may be missing, and a second text below it.
  private func isHalf(_ call: Call, of text: TokenRange) -> Bool {
    guard text.count == 1, context.shape(of: outline.name(text.start), in: event).isOptional else {
      return false
    }
    return call.arguments.contains {
      let argument = outline.arguments[Int($0)]
      return argument.value != text
        && (isText(argument) || argument.label == "subtitle" || argument.label == "detail")
    }
  }

  /// Whether a view takes a text under a label: `message:`, `initWithHeight:andMessage:`.
  private func isText(_ argument: Argument) -> Bool {
    if MessageChoice.labels.contains(argument.label) { return true }
    let label = argument.value.start - 2
    guard outline.file.language == .objectiveC, label >= 0,
      outline.token(label).kind == .identifier, outline.token(label + 1).kind == .colon
    else { return false }
    let words = Words.split(outline.text(label))
    return ["text", "message", "title"].contains(words.last) && !isOfButton(words)
  }

  /// Whether a call is one of the view that is shown, or makes it.
  private func isHanded(_ shown: Change, by call: Call) -> Bool {
    let name = Name(shown.name)
    let isMade = outline.assignments(in: outline.statements[Int(call.statement)].tokens).contains {
      outline.assignments[$0].property == name && outline.assignments[$0].value == call.tokens
    }
    if isMade { return true }
    if !call.receiver.isEmpty { return outline.lastName(of: call.receiver) == name }
    return call.flags.contains(.capitalized)
      && outline.declarations.contains {
        $0.name == name && $0.kind == .property && $0.value == call.tokens
      }
  }

  /// What views take their texts under.
  static let labels: Set<Name> = ["text", "message", "title"]

  /// The parameters that name the message shown: `show(title:message:)`.
  func messageParameter() -> Choice? {
    guard event.function >= 0 else { return nil }
    let texts = outline.declarations[event.function].parameters.compactMap {
      text(of: outline.parameters[Int($0)])
    }
    guard let first = texts.first(where: { !$0.isOptional }) else { return nil }
    let others = texts.filter { $0.name != first.name }
    var expression = first.expression
    if let second = others.first(where: { !$0.isOptional }) ?? others.first {
      let mayBeMissing = second.isOptional || outline.file.language == .objectiveC
      let isReversed = mayBeMissing && Words.split(second.name).last == "title"
      expression = isReversed ? joined(second, first) : joined(first, second)
    }
    var choice = Choice(message: Message(expression: expression, isHoistedWhenDelayed: false))
    choice.tellsFailure = texts.contains { text in
      Words.split(text.name).contains { ["error", "failure"].contains($0) }
    }
    return choice
  }

  /// A parameter as a text that is shown; `nil` for any other, or a button's.
  private func text(of parameter: Parameter) -> OwnText? {
    guard parameter.nameToken >= 0, !isEmptyByDefault(parameter) else { return nil }
    let name = outline.text(Int(parameter.nameToken))
    let words = Words.split(name)
    let shape = TypeShape(parameter.type, in: outline)
    guard let last = words.last, MessageChoice.messages.contains(last), shape.isString,
      !isOfButton(words), !isOfButton(Words.split(piece(of: parameter))), !isReplaced(name)
    else { return nil }
    return OwnText(name: name, expression: lookedUp(name), isOptional: shape.isOptional)
  }

  /// What a function looks a parameter up by, to show that: `title: localized(title)`; the parameter itself where it
  /// does not.
  private func lookedUp(_ parameter: String) -> String {
    let body = outline.declarations[event.function].tokens
    let lookUp = outline.calls[outline.calls(in: body)].first { call in
      guard call.nameToken >= 0, !call.flags.contains(.message), let first = call.arguments.first,
        outline.text(outline.arguments[Int(first)].value) == parameter
      else { return false }
      return Words.split(outline.text(Int(call.nameToken))).contains {
        ["localized", "localised", "localize", "localise", "translated", "translate"].contains($0)
      }
    }
    return lookUp.map { outline.text($0.tokens) } ?? parameter
  }

  /// Whether something else is shown where a parameter is nothing: `if (message == nil) { label.text = hint; }`.
  private func isReplaced(_ parameter: String) -> Bool {
    let function = outline.declarations[event.function].tokens
    return outline.blocks.indices.contains { block in
      outline.blocks[block].kind == .ifBody && function.contains(Int(outline.blocks[block].open))
        && !outline.leaves(block)
        && outline.asksForNothing(outline.condition(ofBranch: block), in: parameter)
        && outline.assignments(directlyIn: block).contains {
          ["text", "attributedText"].contains($0.property)
        }
    }
  }

  /// What a selector calls a parameter, `buttonTitle:(NSString *)title`; empty in Swift.
  private func piece(of parameter: Parameter) -> String {
    let start = parameter.type.start
    guard outline.file.language == .objectiveC, start > 5,
      let colon = (start - 5..<start).last(where: { outline.token($0).kind == .colon })
    else { return "" }
    return outline.text(colon - 1)
  }

  private func isOfButton(_ words: [String]) -> Bool {
    !Set(words).isDisjoint(with: ["button", "btn", "action", "cancel", "placeholder"])
  }

  private static let messages = Set(
    words: "message text title subtitle description error msg detail body")

  /// Whether a parameter need not be given, and then is nothing: `message: String = ""`.
  private func isEmptyByDefault(_ parameter: Parameter) -> Bool {
    parameter.hasDefault && outline.text(parameter.type.end) == "="
      && outline.text(parameter.type.end + 1) == "\"\""
  }

  /// What a toast says that shows itself: the text that its type keeps.
  func ownText() -> Choice? {
    let shown = event.changes(.shown).filter { outline.isOnSelf($0.subject) }
    guard !shown.isEmpty else { return nil }
    // What only becomes visible may be given its words later; a label is given them to be shown.
    if shown.allSatisfy(\.isByAlpha) { return isLabelItself ? textOfLabels() : nil }
    let main = ["message", "text", "title"].lazy.compactMap { ownText($0) }.first
    guard let main else { return textOfLabels() }
    if outline.file.language == .swift,
      let title = main.name == "title" ? main : ownText("title"),
      let body = main.name == "title"
        ? ["subtitle", "subTitle", "detail", "detailText", "details"].lazy
          .compactMap({ ownText($0) }).first
        : main
    {
      return Choice(message: Message(expression: joined(title, body), isHoistedWhenDelayed: true))
    }
    if main.name == "title", hasDetailLabel { return textOfLabels() }
    var message = Message(expression: main.expression, isHoistedWhenDelayed: true)
    if main.isOptional { message.binding = freeBinding() }
    return Choice(message: message)
  }

  /// Whether the type has a label for more than its title.
  private var hasDetailLabel: Bool {
    let type = outline.typeName(around: event.function)
    let labels: [Name] = [
      "detailLabel", "subtitleLabel", "subTitleLabel", "messageLabel", "bodyLabel",
      "descriptionLabel",
    ]
    return labels.contains { context.facts.property($0, of: type) != nil }
  }

  /// A text that a type keeps, or a function is handed.
  private struct OwnText {
    var name: String
    /// How it is named where the post stands.
    var expression: String
    var isOptional: Bool
  }

  private func ownText(_ name: String) -> OwnText? {
    let type = outline.typeName(around: event.function)
    guard let shape = context.facts.property(Name(name), of: type)?.shape, shape.isString,
      let expression = outline.file.language == .objectiveC
        ? memberOfSelf(name)
        : context.qualified(name, in: event.home, event, isOptionalFine: true)
    else { return nil }
    return OwnText(name: name, expression: expression, isOptional: shape.isOptional)
  }

  /// A property as the methods of Objective-C reach it: `self.message`, or `_message` where only that is written;
  /// `nil` where neither is.
  private func memberOfSelf(_ name: String) -> String? {
    let property = Name(name)
    let variable = Name("_\(name)")
    let type = outline.typeName(around: event.function)
    var isOfVariable = false
    for declaration in outline.declarations
    where declaration.kind == .implementation && declaration.name == type {
      for index in declaration.tokens.indices where outline.token(index).kind == .identifier {
        if outline.name(index) == variable { isOfVariable = true }
        guard outline.name(index) == property else { continue }
        let isMember =
          outline.token(index - 1).kind == .period
          ? outline.spelling(index - 2) == "self"
          : outline.spelling(index - 1) == "self" && outline.token(index - 2).kind == .leftBracket
        if isMember { return "self.\(name)" }
      }
    }
    return isOfVariable ? "_\(name)" : nil
  }

  /// A title and what is said below it, either of which may be missing.
  private func joined(_ title: OwnText, _ body: OwnText) -> String {
    let isUnwrapped = outline.file.language == .swift && (title.isOptional || body.isOptional)
    return isUnwrapped
      ? Message.joined(present: [title.expression, body.expression], by: ". ")
      : joined(title.expression, body.expression)
  }
}

extension Event {
  /// What appears and may tell something: the title of a button says what it does, not what has happened.
  var shownTelling: [Change] {
    changes(.shown).filter {
      let name = $0.name.lowercased()
      return $0.role.contains(.toast)
        || !$0.role.contains(.control) && !name.hasSuffix("button") && !name.hasSuffix("btn")
    }
  }
}
