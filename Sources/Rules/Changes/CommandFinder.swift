import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Finds the commands that a file carries out without a change on screen: what is copied, and what
/// a model is told to delete, remove or save.
struct CommandFinder {
  let outline: SyntaxOutline
  let facts: ProjectFacts

  func changes() -> [Change] {
    outline.assignments.compactMap(copy)
      + outline.calls.compactMap { copy($0) ?? command($0) }
  }

  // MARK: Copies

  /// `UIPasteboard.general.string = text`.
  private func copy(_ assignment: Assignment) -> Change? {
    switch assignment.property {
    case "string", "strings", "image", "images", "url", "URL", "urls", "items": break
    default: return nil
    }
    guard outline.isPasteboard(assignment.receiver), assignment.statement >= 0,
      !assignment.isCompound, !empties(assignment.value)
    else { return nil }
    return change("copy", assignment.statement, assignment.block, assignment.value)
  }

  private func copy(_ call: Call) -> Change? {
    guard call.flags.contains(.wholeStatement), call.statement >= 0,
      let value = outline.copiedValue(call), !empties(value)
    else { return nil }
    return change("copy", call.statement, call.block, value)
  }

  private func empties(_ value: TokenRange) -> Bool {
    switch outline.text(value) {
    case "", "nil", "\"\"", "@\"\"", "[]", "[[:]]", "@[]": true
    default: false
    }
  }

  // MARK: Models

  /// Whether the calls of a file may be commands, as far as that file alone tells.
  static func mayFind(in outline: SyntaxOutline) -> Bool {
    outline.calls.contains { named($0, in: outline) != nil }
  }

  /// `store.delete(contact)` in a function that is named after it.
  private func command(_ call: Call) -> Change? {
    guard let (verb, function) = Self.named(call, in: outline), isModel(call.receiver, call),
      isOfScreen(function), !asksFirst(call), !isQuiet(call), !beginsOnly(call, in: function)
    else { return nil }
    return change(verb, call.statement, call.block, .none)
  }

  /// What a call does, and the function that is named after it; `nil` for others.
  private static func named(
    _ call: Call, in outline: SyntaxOutline
  ) -> (verb: String, function: Int)? {
    guard call.nameToken >= 0, call.flags.contains(.wholeStatement), call.statement >= 0,
      !call.receiver.isEmpty
    else { return nil }
    // Nearly all calls are told by their letters alone and need not be taken apart.
    let spelling = outline.spelling(Int(call.nameToken)).lowercased
    guard spelling.contains(anyOf: verbTexts) else { return nil }
    let name = Words.split(outline.text(Int(call.nameToken)))
    guard let verb = name.first, verbs.contains(verb), !name.contains(where: technical.contains),
      !hasClosure(call, outline), !failsSilently(call, outline),
      namesModel(call.receiver, outline)
    else { return nil }
    let function = outline.context(ofToken: Int(call.nameToken), inBlock: Int(call.block)).function
    guard function >= 0, outline.declarations[function].nameToken >= 0,
      Words.split(outline.text(Int(outline.declarations[function].nameToken))).contains(verb)
    else { return nil }
    return (verb, function)
  }

  /// Whether the user is still asked: `rooms.delete(room, withConfirmation: true)`.
  private func asksFirst(_ call: Call) -> Bool {
    outline.spelling(call.tokens).lowercased.contains("confirm")
  }

  /// Whether the code says that the user is not to be told: `project.save(withNotification: false)`.
  private func isQuiet(_ call: Call) -> Bool {
    call.arguments.contains { index -> Bool in
      let argument = outline.arguments[Int(index)]
      let value = argument.closure < 0 ? outline.text(argument.value) : ""
      guard argument.label != .none, value == "false" || value == "true" else { return false }
      let words = Words.split(outline.text(argument.value.start - 2))
      let quiet = value == "false" ? CommandFinder.signs : CommandFinder.quiet
      return !quiet.isDisjoint(with: words)
    }
  }

  private static let signs = Set(
    words: "notification notify notifying toast alert message hud feedback banner")
  private static let quiet = Set(words: "silent silently quiet quietly")

  /// Whether the call returns before it is done: then nobody knows yet what comes of it.
  private func beginsOnly(_ call: Call, in function: Int) -> Bool {
    guard let caller = facts.function(function, of: outline),
      let receiver = outline.lastName(of: call.receiver)
    else { return false }
    return facts.beginsOnly(call.name, receiver: receiver, from: caller)
  }

  /// Whether a function is part of a screen or view: elsewhere nobody knows who wants it done.
  private func isOfScreen(_ function: Int) -> Bool {
    var index = Int(outline.declarations[function].parent)
    while index >= 0 {
      let declaration = outline.declarations[index]
      if declaration.kind.isType, declaration.nameToken >= 0 {
        let name = Words.split(outline.text(Int(declaration.nameToken)))
        return facts.inherits(declaration.name, anyOf: CommandFinder.screens)
          || name.suffix(2) == ["view", "controller"]
      }
      index = Int(declaration.parent)
    }
    return false
  }

  private static let screens: Set<Name> = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UIView", "View",
  ]

  private static func hasClosure(_ call: Call, _ outline: SyntaxOutline) -> Bool {
    call.arguments.contains { index in
      let argument = outline.arguments[Int(index)]
      let label = argument.label
      return argument.closure >= 0
        || outline.spelling(argument.value).lowercased.contains("completion")
        || label == "listener" || label == "delegate" || label == "callback" || label == "handler"
    }
  }

  /// Whether nobody learns of a failure: `try? store.save()`.
  private static func failsSilently(_ call: Call, _ outline: SyntaxOutline) -> Bool {
    let start = outline.statements[Int(call.statement)].tokens.start
    return outline.swallowsFailure(TokenRange(start, call.tokens.start))
  }

  /// Whether what is told to do it keeps the user's things, as far as its name tells.
  private static func namesModel(_ receiver: TokenRange, _ outline: SyntaxOutline) -> Bool {
    guard let token = outline.lastNameToken(of: receiver) else { return false }
    switch outline.token(token).word {
    case .self, .super, .Self: return false
    default: return !Words.split(outline.text(token)).contains(where: technical.contains)
    }
  }

  /// Whether what is told to do it is nothing that is seen.
  private func isModel(_ receiver: TokenRange, _ call: Call) -> Bool {
    guard let token = outline.lastNameToken(of: receiver) else { return false }
    let name = outline.text(token)
    let property = facts.property(
      outline.name(token), of: outline.typeName(ofBlock: Int(call.block)))
    return ViewTypes.evidence(type: property?.shape ?? .unknown, name: name, facts: facts)
      <= .unknown
  }

  private func change(
    _ verb: String, _ statement: Int32, _ block: Int32, _ value: TokenRange
  ) -> Change {
    var change = Change(
      kind: .command, statement: Int(statement), block: Int(block), subject: .none, name: verb,
      value: value, vocabulary: facts.vocabulary)
    change.role = []
    return change
  }

  private static let verbTexts: [StaticString] = [
    "delete", "remove", "save", "archive", "duplicate", "restore",
  ]

  private static let verbs = Set(verbTexts.map(\.description))

  /// What only programmers delete and save.
  private static let technical: Set<String> = Set(
    words: """
      observer observers target superview parent gesture recognizer arranged animation
      animations layer constraint constraints listener delegate defaults cache caches file
      manager keychain cookie cookies context cancellables cancellable subscriptions
      subscription state timer dictionary map queue temporary temp session token key value
      values object last first notification notifications center stack graphics g state
      annotation annotations overlay overlays node nodes child children view views controller
      controllers settings preferences log logs core requests request segment handler handlers
      segments
      """)
}
