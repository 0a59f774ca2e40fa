import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// What appears in a SwiftUI view when its state changes.
extension VisibilityPlan {
  /// SwiftUI state that decides whether something is there: its text, where it is a literal.
  func revealed(_ flag: Change) -> Plan {
    guard !flag.value.isEmpty else { return base.display(silence(of: flag)) }
    // A heading that says what the button was called was heard already.
    if isNameOfButton(flag.value) { return base.display(.swiftUIElement) }
    // Where it may not come, nothing behind it may say that it did.
    if MessageChoice(base.context, event).isInBranch(flag) { return revealedInBranch(flag) }
    guard let first = words(of: flag) else { return base.display(.generatedStrings) }
    guard var choice = together(first) else { return base.display(.severalConditions) }
    let isFailure = flag.role.contains(.error)
    if isOneOfManyCauses(flag) {
      choice.doubt = .severalConditions
      return base.announce(choice, isFailure: isFailure)
    }
    let isCertain =
      (flag.isWhole || isHeading(flag))
      && (event.isAction || (event.decision == .asked && !event.isAssumed) || isOutcome)
    if !isCertain || TextDoubt(base).tellsStep(flag.value) {
      choice.doubt = choice.doubt ?? .weakEvidence
    }
    return base.announce(choice, isFailure: isFailure)
  }

  /// Whether a text is the first of all that comes in place of a wait: it says what has come of that.
  private func isHeading(_ flag: Change) -> Bool {
    flag.endsWait && (Words.tellDone(flag.name) || flag.role.contains(.error))
  }

  /// Whether the button that was used is called by the same words.
  private func isNameOfButton(_ words: TokenRange) -> Bool {
    let outline = base.context.outline
    guard event.context.closure >= 0, let button = outline.call(ofClosure: event.context.closure)
    else { return false }
    let action = outline.closures[event.context.closure].tokens
    let text = outline.text(words)
    return button.tokens.indices.contains { token in
      outline.token(token).kind == .stringLiteral && !action.contains(token)
        && outline.text(token) == text
    }
  }

  /// The only text of an event that has its branch to itself is told there.
  private func revealedInBranch(_ flag: Change) -> Plan {
    guard event.changes(.stateFlag).filter({ !$0.value.isEmpty }).count == 1 else {
      return base.display(.severalConditions)
    }
    var inner = event
    inner.changes = [flag]
    inner.home = flag.block
    inner.last = flag.statement
    inner.completionBlock = -1
    return VisibilityPlan(base.context, base.finding, inner).revealed(flag)
  }

  /// Why nothing can be written for what has no words here: what is text has to be said, what was asked
  /// for is a place to go to, what comes later has to be told of, and nobody is led to what just comes.
  private func silence(of flag: Change) -> Reason {
    guard flag.role.isDisjoint(with: [.label, .toast]) else { return .unreadableText }
    switch event.decision {
    case .asked: return .swiftUIElement
    case .awaited: return .noMessage
    default: return .focusWouldMove
    }
  }

  /// All that the flags of an event say that may get either value, or the one text that there is; `nil`
  /// where one of several texts stands for more than itself.
  private func together(_ first: MessageChoice.Choice) -> MessageChoice.Choice? {
    let flags = event.changes(.stateFlag).filter { !$0.value.isEmpty }
    var choice = first
    guard flags.count > 1 else {
      choice.condition = flags.first.flatMap(condition)
      return choice
    }
    let texts = flags.map { base.context.outline.text($0.value) }
    let choices = flags.compactMap(words)
    let conditions = flags.compactMap(condition)
    if conditions.isEmpty {
      choice.doubt = choice.doubt ?? .severalViews
      return choice
    }
    guard conditions.count == flags.count, choices.count == flags.count, flags.count < 4,
      Set(texts).count == flags.count
    else { return nil }
    let parts = zip(conditions, choices).map { "\($0) ? \($1.message.expression) : nil" }
    choice.doubt = choices.compactMap(\.doubt).first
    choice.message.expression = Message.joined(present: parts, by: ". ")
    choice.condition = conditions.joined(separator: " || ")
    return choice
  }

  /// What has to hold for a flag's text to be there; `nil` where it is in any case.
  private func condition(of flag: Change) -> String? {
    switch flag.presence {
    case .surely: nil
    case .whereSet: flag.name
    case .whereUnset: "!\(flag.name)"
    case .whereThere: "\(flag.name) != nil"
    }
  }

  /// The text that a flag brings, as it is said.
  private func words(of flag: Change) -> MessageChoice.Choice? {
    guard var choice = base.context.spoken(fixed: flag.value) else { return nil }
    guard !flag.more.isEmpty, let more = base.context.spoken(fixed: flag.more) else {
      return choice
    }
    choice.message.expression = Message.joined(
      choice.message.expression, more.message.expression, by: ".")
    choice.doubt = more.doubt ?? choice.doubt
    return choice
  }

  /// Whether whatever the user changes sets the flag: `.onChange(of: name) { _ in hasChanges = true }`.
  private func isOneOfManyCauses(_ flag: Change) -> Bool {
    let outline = base.context.outline
    let closure = event.context.closure
    guard closure >= 0, outline.call(ofClosure: closure)?.name == "onChange" else { return false }
    return outline.assignments.lazy.filter {
      $0.property == Name(flag.name) && outline.text($0.value) == "true"
    }.prefix(3).count > 2
  }

  /// Whether what appears is what has come of something that the user began; that it went well is no
  /// news at each visit, that it failed is.
  private var isOutcome: Bool {
    guard event.decision == .awaited, !event.isAssumed else { return false }
    // What a failed load leaves in place of its spinner, whoever has begun it.
    if event.changes(.stateFlag).contains(where: { $0.endsWait && $0.role.contains(.error) }),
      event.asker.isSubset(of: [.awaited, .firstLoad, .observed, .initial])
    {
      return true
    }
    if base.context.found.isFailureBranch(event) {
      return event.asker.isSubset(of: [.awaited, .firstLoad])
    }
    return event.asker == .awaited
      && (base.isOutcome
        || event.changes(.stateFlag).contains {
          Words.tellDone($0.name) || $0.role.contains(.error) || $0.isDialog
        })
  }
}

extension PlanningContext {
  /// What `Text("Saved")` shows, which it looks up in the app's own table, or where it says; `nil` where the
  /// project generates its strings, or looks them up in a way that takes no values.
  func spoken(literal tokens: TokenRange) -> Message? {
    // `Text(verbatim: "mobi")` looks nothing up.
    if tokens.start > 1, outline.name(tokens.start - 2) == "verbatim" {
      return Message(expression: outline.text(tokens), isHoistedWhenDelayed: false)
    }
    return lookedUp(
      outline.text(tokens), in: outline.tableArguments(after: tokens),
      hasValues: !outline.isTextLiteral(tokens))
  }

  /// A literal as it is said by whoever looks it up, `place` being where: in the app's own table; `nil` where the
  /// project generates its strings, or looks them up in a way that takes no values.
  func lookedUp(
    _ literal: String, in place: (initializer: String, macro: String) = ("", ""),
    hasValues: Bool = false
  ) -> Message? {
    var message = Message(expression: literal, isHoistedWhenDelayed: false)
    switch localization.form {
    case .generated: return nil
    case .call(let call) where call.takesInterpolation:
      message.expression = "String(localized: \(literal)\(place.initializer))"
    default:
      guard localization.localizes else { break }
      // A macro takes no values; what came with iOS 15 does.
      guard !hasValues else {
        guard hasLocalizedStrings else { return nil }
        message.expression = "String(localized: \(literal)\(place.initializer))"
        return message
      }
      message.expression = "NSLocalizedString(\(literal)\(place.macro), comment: \"\")"
    }
    return message
  }

  /// A text of a view that is the same wherever it is read, as it is said; `nil` where it is no string.
  func spoken(fixed value: TokenRange) -> MessageChoice.Choice? {
    var choice = said(value)
    choice?.tellsFailure = outline.tellsFailure(value)
    return choice
  }

  private func said(_ value: TokenRange) -> MessageChoice.Choice? {
    if outline.isTextLiteral(value) {
      return spoken(literal: value).map {
        var choice = MessageChoice.Choice(message: $0)
        // "Error" does not say of what.
        if Words.tellOnlyFailure(outline.text(value)) { choice.doubt = .bareValue }
        return choice
      }
    }
    if outline.token(value.start).kind == .stringHead {
      return spoken(literal: value).map { MessageChoice.Choice(message: $0) }
    }
    let message = Message(expression: outline.text(value), isHoistedWhenDelayed: false)
    var choice = MessageChoice.Choice(message: message)
    if let last = Words.split(outline.text(value.end - 1)).last, ["id", "uuid"].contains(last) {
      choice.doubt = .bareValue
    }
    if let literal = outline.spokenLiteral(of: value),
      Words.tellOnlyFailure(outline.spokenWords(of: literal))
    {
      choice.doubt = .bareValue
    }
    guard value.count > 1, !outline.isProvableString(value),
      outline.name(value.end - 1) != "localizedDescription"
    else { return choice }
    let shape = facts.property(outline.name(value.end - 1), of: outline.name(value.end - 3))?.shape
    guard let shape, !shape.isUnknown else {
      // What the tools make of string tables are strings.
      if outline.name(value.start) != "L10n" { choice.doubt = .guessedType }
      return choice
    }
    return shape.isString && !shape.isOptional ? choice : nil
  }
}

extension SyntaxOutline {
  /// Where a view's text is looked up, `Text("Saved", tableName: "Profile", bundle: .module)`, as
  /// `String(localized:)` and `NSLocalizedString` take it; empty for the app's own table.
  func tableArguments(after literal: TokenRange) -> (initializer: String, macro: String) {
    var table = ""
    var bundle = ""
    var index = literal.end
    while token(index).kind == .comma, token(index + 2).kind == .colon,
      let argument = arguments.first(where: { $0.value.start == index + 3 })
    {
      if argument.label == "tableName" { table = text(argument.value) }
      if argument.label == "bundle" { bundle = text(argument.value) }
      index = argument.value.end
    }
    let rest = bundle.isEmpty ? "" : ", bundle: \(bundle)"
    guard !table.isEmpty else { return (rest, rest) }
    return (", table: \(table)\(rest)", ", tableName: \(table)\(rest)")
  }
}
