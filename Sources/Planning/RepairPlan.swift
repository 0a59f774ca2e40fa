import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// A post that is there and would not be heard as it should.
struct RepairPlan {
  private let context: PlanningContext
  private let finding: Finding
  private let post: ExistingPost
  private var outline: SyntaxOutline { context.outline }

  init(_ context: PlanningContext, _ finding: Finding, _ post: ExistingPost) {
    self.context = context
    self.finding = finding
    self.post = post
  }

  /// Returns what is to be done; `nil` where the deployment target has no means for it.
  func plan(_ defect: Finding.PostDefect) -> Plan? {
    switch defect {
    case .talkedOver: return delayed()
    case .offMain(let inTask): return moved(inTask)
    case .urgent: return prioritized(context.options.failurePriority, .mayBeLoss)
    case .casual: return prioritized(context.options.backgroundPriority, .mayBeUrgent)
    case .repeated(let others): return joined(others)
    case .inHotPath: return .display(finding, .postedOften)
    case .long: return .display(finding, .tooLong)
    case .missing: return .display(finding, .nothingToSay)
    case .unlocalized(let literal): return localized(literal)
    }
  }

  private func repair() -> Repair {
    var form: Announcement.Form?
    switch (post.form, outline.file.language) {
    case (.uiAccessibility, .swift): form = .uiAccessibility
    case (.accessibilityNotification, .swift): form = .accessibilityNotification
    case (.function, .objectiveC): form = .objectiveC
    default: form = nil
    }
    return Repair(statement: Int(post.call.statement), argument: post.text, form: form)
  }

  /// Whether the statements of `repair` may be written where the post stands.
  private func isLegal(_ repair: Repair) -> Bool {
    switch outline.blocks[Int(post.call.block)].legality {
    case .legal: !repair.isHoisted || !spansLines(post.text)
    case .unbraced: !repair.isHoisted
    default: false
    }
  }

  private func plan(_ repair: Repair, _ reason: Reason?, _ title: String) -> Plan {
    Plan(
      finding: finding, action: .repair(repair),
      applicability: reason == nil ? .safe : .unsafe, reason: reason, title: title)
  }

  /// What is posted, for titles.
  private var said: String { RepairWords(outline: outline).quoted(post.text) }

  // MARK: Time and thread

  private func delayed() -> Plan? {
    var repair = repair()
    repair.delay = context.delay(.asked, .default)
    guard repair.delay > 0 else { return nil }
    repair.isHoisted = !isFixed(post.text)
    guard isLegal(repair), post.evidence == .certain || post.form != .accessibilityNotification
    else {
      return .display(finding, .notRewritable)
    }
    return plan(repair, .talkedOver, "announce \(said) once VoiceOver has had its say")
  }

  private func moved(_ inTask: Bool) -> Plan {
    var repair = repair()
    repair.hop = inTask && outline.file.language == .swift ? .mainActor : .mainQueue
    if !post.argument.isEmpty, !isFixed(post.argument), !isOfSelf(post.argument) {
      guard post.evidence >= .optional, !post.isAttributed else {
        return .display(finding, .notRewritable)
      }
      repair.isHoisted = true
    }
    guard isLegal(repair) else { return .display(finding, .notRewritable) }
    return plan(repair, nil, "announce \(said) from the main thread")
  }

  /// Whether an expression is the same whenever it is evaluated: a literal, a constant, a text
  /// out of a table, nothing at all.
  private func isFixed(_ value: TokenRange) -> Bool {
    guard !value.isEmpty else { return true }
    if outline.isProvableString(value), !(value.start..<value.end).contains(where: isInterpolation)
    {
      return outline.call(value).map(hasLiteralsOnly) ?? true
    }
    guard value.count == 1 else { return beginsAsType(value) }
    if outline.token(value.start).word == .nil { return true }
    let name = outline.name(value.start)
    guard post.context.function >= 0 else { return false }
    let function = outline.declarations[post.context.function]
    if function.parameters.contains(where: { outline.parameters[Int($0)].name == name }) {
      return !outline.assignments.contains {
        $0.property == name && $0.receiver.isEmpty && function.tokens.contains($0.target.start)
      }
    }
    let locals = outline.declarations(named: name, in: function.tokens).filter {
      $0.kind == .property || $0.kind == .binding
    }
    return locals.count == 1 && locals.allSatisfy(isConstant)
  }

  private func isInterpolation(_ token: Int) -> Bool { outline.token(token).kind == .stringHead }

  private func hasLiteralsOnly(_ call: Call) -> Bool {
    call.arguments.allSatisfy {
      let value = outline.arguments[Int($0)].value
      return outline.isProvableString(value)
        || outline.lastName(of: value) != nil
          && beginsAsType(value)
    }
  }

  private func isConstant(_ local: Declaration) -> Bool {
    if outline.file.language == .swift {
      return local.kind == .binding || local.modifiers.contains(.let)
    }
    // A block copies what a variable holds when it is made: unless it is `__block`, that is that.
    return !outline.text(local.tokens).hasPrefix("__block")
  }

  /// `L10n.saved`: a chain of names from a type on, without a call.
  private func beginsAsType(_ value: TokenRange) -> Bool {
    guard outline.file.language == .swift, outline.token(value.start).kind == .identifier,
      outline.text(value.start).first?.isUppercase == true
    else { return false }
    return (value.start..<value.end).allSatisfy {
      outline.token($0).kind == .identifier || outline.token($0).kind == .period
    }
  }

  /// A chain that names its `self`: it may be read where the post is made.
  private func isOfSelf(_ value: TokenRange) -> Bool {
    outline.token(value.start).word == .self && outline.lastName(of: value) != nil
  }

  // MARK: Priority

  private func prioritized(_ priority: Announcement.Priority, _ reason: Reason) -> Plan? {
    var repair = repair()
    // What came with iOS 17 itself stands where its priorities may.
    let isNew = post.form == .accessibilityNotification
    guard priority != .default, context.writesPriorities || isNew, repair.form != nil else {
      return nil
    }
    guard !isForSomeSystems else { return nil }
    guard post.evidence == .certain else { return .display(finding, .guessedType) }
    guard !holdsComment else { return .display(finding, .notRewritable) }
    repair.priority = priority
    repair.isAvailabilityGuarded = !isNew && context.isGuarded(priority)
    return plan(repair, reason, "announce \(said) in \(priority.rawValue) priority")
  }

  /// Whether the post stands in a branch of `#available`: there it is decided what each system gets.
  private var isForSomeSystems: Bool {
    for index in outline.blocks(around: Int(post.call.block)) {
      let block = outline.blocks[index]
      if block.kind == .ifBody || block.kind == .elseBody, block.statement >= 0 {
        let tokens = outline.statements[Int(block.statement)].tokens
        let head = (tokens.start..<tokens.end).prefix { outline.token($0).kind != .leftBrace }
        if outline.text(TokenRange(tokens.start, head.endIndex)).contains("available(") {
          return true
        }
      }
    }
    return false
  }

  private var holdsComment: Bool {
    let range = outline.range(post.call.tokens)
    return outline.stream.comments.contains { range.start < $0.start && $0.end < range.end }
  }

  // MARK: Words

  /// Two texts as one: `"Saved"` and `status` → `"Saved, \(status)"`.
  private func joined(_ others: [ExistingPost]) -> Plan {
    guard others.count == 1, let other = others.first, other.form == post.form,
      Int(outline.statements[Int(post.call.statement)].next) == Int(other.call.statement),
      outline.file.language == .swift, !spansLines(post.text), !spansLines(other.text),
      !context.facts.localizes(fileAt: outline.file.path) || !holdLiterals(post, other),
      let message = RepairWords(outline: outline).joined(post.text, other.text)
    else { return .display(finding, .notOneText) }
    guard post.evidence == .certain, other.evidence == .certain else {
      return .display(finding, .guessedType)
    }
    var repair = repair()
    repair.message = message
    repair.absorbed = Int(other.call.statement)
    repair.isHoisted = true
    return plan(repair, .spokenAsOne, "announce both texts as one: \(message)")
  }

  /// Whether words are written in one of the texts, if only to be translated.
  private func holdLiterals(_ posts: ExistingPost...) -> Bool {
    posts.contains { post in
      (post.text.start..<post.text.end).contains {
        outline.token($0).kind == .stringLiteral || isInterpolation($0)
      }
    }
  }

  private func spansLines(_ value: TokenRange) -> Bool {
    outline.text(value).contains { $0.isNewline }
  }

  private func localized(_ literal: TokenRange) -> Plan {
    let practice = context.facts.localization(
      forPath: outline.file.path, in: outline.file.language)
    guard case .call(let call) = practice.form else { return .display(finding, .ownLocalization) }
    guard !spansLines(literal) else { return .display(finding, .notRewritable) }
    var repair = repair()
    let words = RepairWords(outline: outline)
    if let text = words.plainText(of: literal) {
      guard let choice = Sentence(text: text, count: nil).choice(in: context) else {
        return .display(finding, .ownLocalization)
      }
      repair.message = choice.message.expression
      repair.newText = choice.message.newText
    } else {
      guard call.takesInterpolation else { return .display(finding, .valuesInText) }
      repair.message = words.localized(literal, call)
    }
    return plan(repair, .untranslated, "announce \(said) in the user's language")
  }
}

/// Writes what a repaired post says.
struct RepairWords {
  let outline: SyntaxOutline

  func isLiteral(_ value: TokenRange) -> Bool {
    let first = outline.token(value.start).kind
    return first == .stringLiteral || first == .stringHead || first == .at
  }

  /// A text as people read it in a title: a literal as it is, else the expression in quotes.
  func quoted(_ value: TokenRange) -> String {
    let line = outline.text(value).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let text = line.count <= 70 ? line : line.prefix(67) + "…"
    return isLiteral(value) ? String(text) : "'\(text)'"
  }

  /// What stands between the quotes of a literal; `nil` where values or escapes are in it.
  func plainText(of literal: TokenRange) -> String? {
    let first = outline.token(literal.start).kind == .at ? literal.start + 1 : literal.start
    let text = outline.text(first)
    guard outline.token(first).kind == .stringLiteral, text.hasPrefix("\""), !text.contains("\\")
    else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// `String(localized: "Left: \(count)", comment: …)`, with a comment for who translates it.
  func localized(_ literal: TokenRange, _ call: LocalizationCall) -> String {
    call.template
      .replacing("${key}", with: outline.text(literal))
      .replacing("${value}", with: outline.text(literal))
      .replacing("${comment}", with: "\"\(LocalizationCall.ownComment)\"")
  }

  /// One literal that says both; `nil` where one of them is raw, or where that gets long.
  func joined(_ first: TokenRange, _ second: TokenRange) -> String? {
    guard let start = part(first), let end = part(second), !start.isEmpty, !end.isEmpty,
      start.utf8.count + end.utf8.count < 90
    else { return nil }
    let isEnded = start.last.map { ".!?…,:".contains($0) } ?? false
    let isSentence = end.first?.isUppercase == true
    return "\"\(start)\(isEnded ? " " : isSentence ? ". " : ", ")\(end)\""
  }

  /// What stands for an expression between the quotes of a literal.
  private func part(_ value: TokenRange) -> String? {
    let text = outline.text(value)
    guard isLiteral(value) else { return "\\(\(text))" }
    guard text.hasPrefix("\""), !text.hasPrefix("\"\"\""), text.hasSuffix("\"") else { return nil }
    return String(text.dropFirst().dropLast())
  }
}
