import Announcements
import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// What a SwiftUI view shows of state that something else changes: the view watches it.
struct ObservedPlan {
  let context: PlanningContext
  private let finding: Finding
  let state: ShownState

  init(_ context: PlanningContext, _ finding: Finding, _ state: ShownState) {
    self.context = context
    self.finding = finding
    self.state = state
  }

  /// Returns `nil` where nothing needs to be said after all.
  func plan() -> Plan? {
    let heard = state.texts.filter { $0.asker.decision != .lifecycle }
    guard !heard.isEmpty else { return nil }
    if let reason = heard.compactMap(silence).first, heard.count == heard.compactMap(silence).count
    {
      return .display(finding, reason)
    }
    guard state.statement >= 0 else { return .display(finding, .manyViews) }
    let told = heard.filter { silence($0) == nil }
    let modifiers =
      state.isBranch
      ? told.map(appearing)
      : state.isFailure ? [failing(told)] : state.isToast ? toast(told) : watching(all: told)
    let reason = told.compactMap(doubt).first ?? doubt(ofAll: told, modifiers)
    return context.attaching(modifiers, to: state.statement, for: finding, doubt: reason)
  }

  /// Why a reader should look at several texts together before they are told.
  private func doubt(ofAll told: [ShownState.Text], _ modifiers: [Announcement]) -> Reason? {
    let literals = told.filter { !$0.literal.isEmpty }.map { context.outline.text($0.literal) }
    // The same words of two things do not say which is meant.
    if Set(literals).count < literals.count || isShortenedWhileTyping(told) {
      return .severalConditions
    }
    if isCheckedAtOpening(told) { return .firstLoad }
    if state.isToast, saysMore(than: told) { return .bareValue }
    if state.isFailure, namesFailure(beside: told) { return .bareValue }
    if state.isBranch, isScrolledAway { return .hotPath }
    return isFaded ? .severalConditions : nil
  }

  /// Whether all of the view is seen only where who shows it says so: `.opacity(isShown ? 1 : 0)`.
  private var isFaded: Bool {
    let outline = context.outline
    let block = outline.statements[state.statement].block
    return outline.calls(in: outline.statements[state.statement].tokens).contains { index in
      let call = outline.calls[index]
      return call.name == "opacity" && call.block == block
        && call.arguments.contains { argument in
          let value = outline.arguments[Int(argument)].value
          return value.indices.contains { outline.token($0).kind == .question }
            && !comesIn(value, outline)
        }
    }
  }

  /// Whether the view's own state decides something, as where it comes in slowly when it appears.
  private func comesIn(_ condition: TokenRange, _ outline: SyntaxOutline) -> Bool {
    guard let view = outline.view(around: condition.start) else { return false }
    let state = outline.name(condition.start)
    return view.ranges.flatMap { outline.declarations(named: state, in: $0) }.contains {
      $0.attributes.contains { outline.attributes[Int($0)].name == "State" }
    }
  }

  /// Why a text is not told at all.
  private func silence(_ text: ShownState.Text) -> Reason? {
    // A text that stands in the view tells no value.
    if text.role.contains(.secret), text.literal.isEmpty { return .secretValue }
    if text.asker.decision == .hot { return .hotPath }
    if text.asker.decision == .firstLoad, context.found.waits.isEmpty { return .firstLoad }
    if !text.literal.isEmpty {
      guard context.hasOnChange else { return .olderSystem }
      guard fixed(text) == nil else { return nil }
      return context.outline.isTextLiteral(text.literal) ? .generatedStrings : .unreadableText
    }
    let isPlain = text.shape.isString && !text.shape.wrapping.contains(.implicitlyUnwrapped)
    guard isPlain || text.isError else { return .unreadableText }
    return context.hasOnChange ? nil : .olderSystem
  }

  /// The words that stand in the view, as they are said; `nil` for a text that changes.
  private func fixed(_ text: ShownState.Text) -> MessageChoice.Choice? {
    text.literal.isEmpty ? nil : context.spoken(fixed: text.literal)
  }

  /// Why a reader should look before the text is told.
  private func doubt(_ text: ShownState.Text) -> Reason? {
    if text.isHanded { return .guessedCaller }
    if !text.isOwn { return .foreignModel }
    if let doubt = fixed(text)?.doubt { return doubt }
    if isSeenOnlySometimes(text) { return .severalConditions }
    if isOfSheet(text) || isBehindFlag(text) { return .perhapsClosed }
    switch text.asker.decision {
    case .unasked: return .unasked
    case .unknown: return .guessedCaller
    default: break
    }
    // A state may be that something has begun: then only what follows matters.
    return text.tellsOutcomes || state.isToast ? nil : .weakEvidence
  }

  /// Whether a toast has words of its own besides what it is handed: alone that says half of it.
  private func saysMore(than texts: [ShownState.Text]) -> Bool {
    let outline = context.outline
    guard let text = texts.first, text.literal.isEmpty,
      let view = outline.view(around: outline.calls[text.call].tokens.start)
    else { return false }
    func isOfButton(_ call: Call) -> Bool {
      outline.isOnlySeen(
        in: SystemSpeech.isCalledByContents, call.tokens.start, of: view)
    }
    // All of the toast may be one button.
    let isButton = isOfButton(outline.calls[text.call])
    return outline.calls(in: view).contains { index in
      let call = outline.calls[index]
      guard call.name == "Text", let argument = call.arguments.first else { return false }
      return outline.hasWords(outline.arguments[Int(argument)].value)
        && (isButton || !isOfButton(call))
    }
  }

  /// Whether a view for a failure shows what has failed by a text that is none of those told:
  /// `Text(model.errorTitle)`.
  private func namesFailure(beside texts: [ShownState.Text]) -> Bool {
    let outline = context.outline
    func owner(_ chain: String) -> String {
      String(chain.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
    let told = Set(texts.map { owner($0.expression) })
    guard let text = texts.first,
      let view = outline.view(around: outline.calls[text.call].tokens.start)
    else { return false }
    return outline.calls(in: view).contains { index in
      let call = outline.calls[index]
      guard call.name == "Text", let argument = call.arguments.first,
        case let value = outline.arguments[Int(argument)].value, value.count > 1,
        let name = outline.lastNameToken(of: value),
        !told.contains(owner(outline.text(value)))
      else { return false }
      return ["title", "heading", "headline", "description", "message"].contains(
        Words.split(outline.text(name)).last)
    }
  }

  /// Whether one of several errors goes with a key, which would have the others said again.
  private func isShortenedWhileTyping(_ texts: [ShownState.Text]) -> Bool {
    guard texts.count > 1 else { return false }
    let names = Set(texts.map { Name($0.name) })
    let outline = context.outline
    return outline.assignments.contains { assignment in
      guard names.contains(assignment.property), outline.text(assignment.value) == "nil" else {
        return false
      }
      let closure = outline.context(
        ofToken: assignment.target.start, inBlock: Int(assignment.block)
      ).closure
      return closure >= 0 && outline.call(ofClosure: closure)?.name == "onChange"
    }
  }

  /// Whether a form is checked as it opens, with nothing entered yet.
  private func isCheckedAtOpening(_ texts: [ShownState.Text]) -> Bool {
    texts.count > 1
      && texts.allSatisfy { $0.role.contains(.error) && $0.asker.contains(.lifecycle) }
  }

  // MARK: Modifiers

  /// The errors of one form come together: told by one watcher each, the last would cut off the others.
  private func watching(all texts: [ShownState.Text]) -> [Announcement] {
    let errors = texts.filter { text in
      text.role.contains(.error) && text.shape.isOptional && !text.isError
    }
    guard errors.count > 1, let first = errors.first, areOfFields(errors),
      errors.allSatisfy({ $0.asker.decision == first.asker.decision })
    else { return texts.map(watching) }
    var joined = watching(first)
    joined.argument = .message(Message(expression: "newValue", isHoistedWhenDelayed: false))
    joined.modifier = .onChange(
      of: Message.joined(present: errors.map(\.expression), by: ". "), name: "newValue",
      passesOld: context.hasPriorities)
    joined.condition = "!newValue.isEmpty"
    let others = texts.filter { text in !errors.contains { $0.expression == text.expression } }
    return [joined] + others.map(watching)
  }

  /// Whether each error is called after a field of one form: `emailError` and `phoneError`.
  ///
  /// What went wrong elsewhere, `loadError` beside `errorMessage`, comes and goes by itself; joined to
  /// another it would be said again whenever that goes.
  private func areOfFields(_ errors: [ShownState.Text]) -> Bool {
    func parts(_ text: ShownState.Text) -> (owner: Substring, name: Substring) {
      let name = text.expression.split(separator: ".").last ?? ""
      return (text.expression.dropLast(name.count), name)
    }
    return errors.allSatisfy { text in
      parts(text).owner == parts(errors[0]).owner
        && !Set(Words.split(String(parts(text).name))).isSubset(of: Self.wordsOfAnyError)
    }
  }

  /// Words that say nothing of what an error is about.
  private static let wordsOfAnyError = Set(
    words: "error failure problem warning last current general global server message text string")

  private func watching(_ text: ShownState.Text) -> Announcement {
    let isOptional = text.shape.isOptional || text.isError
    let name = isOptional ? "newValue" : text.name
    var value = text.expression
    var message = fixed(text)?.message ?? Message(expression: name, isHoistedWhenDelayed: false)
    if isOptional { message.binding = "message" }
    if text.isError {
      value += text.shape.isOptional ? "?.localizedDescription" : ".localizedDescription"
      if !text.shape.isOptional { message.binding = nil }
      message.spoken = context.described("message", of: Name(text.name), in: state.type)
    }
    var result = announcement(message)
    result.modifier = .onChange(of: value, name: name, passesOld: context.hasPriorities)
    if message.binding == nil, !text.isError { result.condition = "!\(name).isEmpty" }
    if !text.flag.isEmpty, text.isStored, isOptional {
      watchFlag(ofStored: text, in: &result)
    } else {
      watchFlag(of: text, in: &result)
    }
    setManner(of: &result, for: text)
    return result
  }

  /// How loudly and how soon a text is said.
  private func setManner(of announcement: inout Announcement, for text: ShownState.Text) {
    let decision = text.asker.decision
    announcement.priority =
      text.role.contains(.error)
      ? context.failurePriority(decision) : context.outcomePriority(decision)
    announcement.isAvailabilityGuarded = context.isGuarded(announcement.priority)
    announcement.delay = delay(text, announcement.priority)
  }

  /// What a branch shows is told when the branch appears.
  private func appearing(_ text: ShownState.Text) -> Announcement {
    var message = fixed(text)?.message ?? described(text)
    if let heading = context.heading(text.headline) {
      // Below a heading that says what has failed, "Error: " says nothing more.
      let words = text.isError ? "\(text.expression).localizedDescription" : message.expression
      message = Message(expression: heading.above(words), isHoistedWhenDelayed: false)
    }
    var result = announcement(message)
    result.modifier = .onAppear
    setManner(of: &result, for: text)
    return result
  }

  /// All that a view for a failure says is told when it appears, the title first.
  private func failing(_ texts: [ShownState.Text]) -> Announcement {
    let title = texts.first(where: isTitle)
    let main = texts.first { !isTitle($0) } ?? texts[0]
    var result = appearing(main)
    if let title, title.expression != main.expression {
      result.argument = .message(
        Message(
          expression: Message.joined(
            title.expression,
            main.isError ? "\(main.expression).localizedDescription" : main.expression),
          isHoistedWhenDelayed: false))
    }
    return result
  }

  private func described(_ text: ShownState.Text) -> Message {
    var spoken = text.expression
    if text.isError {
      spoken += ".localizedDescription"
      spoken = context.described(spoken) ?? spoken
    }
    return Message(expression: spoken, isHoistedWhenDelayed: false)
  }

  /// What a flag and a text that the view was made with put on screen together.
  private func watchFlag(ofStored text: ShownState.Text, in announcement: inout Announcement) {
    guard context.hasPriorities else {
      watch("\(text.flag) ? \(text.expression) : nil", isOptional: true, in: &announcement)
      return
    }
    announcement.argument = .message(
      Message(expression: text.expression, isHoistedWhenDelayed: false, binding: "message"))
    watchFlag(of: text, in: &announcement)
  }

  /// What a flag puts on screen is told when that is set.
  private func watchFlag(of text: ShownState.Text, in announcement: inout Announcement) {
    guard let name = text.flag.split(separator: ".").last.map(String.init) else { return }
    announcement.modifier = .onChange(
      of: text.flag, name: name, passesOld: context.hasPriorities)
    announcement.condition = text.isOfUnset ? "!\(name)" : name
  }

  private func isTitle(_ text: ShownState.Text) -> Bool {
    Words.split(text.name).last == "title" && !text.shape.isOptional
  }

  /// A toast is heard when it comes, and again when it says something else.
  private func toast(_ texts: [ShownState.Text]) -> [Announcement] {
    let title = texts.first(where: isTitle)
    let others = texts.filter { !isTitle($0) }
    let body = others.first { !$0.shape.isOptional } ?? others.first(where: \.shape.isString)
    let main = body ?? title ?? texts[0]
    var message = Message(expression: main.expression, isHoistedWhenDelayed: false)
    if let title, let body {
      message.expression =
        body.shape.isOptional
        ? Message.joined(present: [title.expression, body.expression], by: ", ")
        : Message.joined(title.expression, body.expression)
    } else if main.shape.isOptional {
      message.binding = "message"
    }
    var appearing = announcement(message)
    appearing.modifier = .onAppear
    appearing.delay = delay(main, .default)
    let changing = changing(appearing, message, of: main, after: title)
    return main.flag.isEmpty ? [appearing, changing] : [changing]
  }

  /// What a toast says when it comes, for when that changes.
  private func changing(
    _ appearing: Announcement, _ message: Message, of main: ShownState.Text,
    after title: ShownState.Text?
  ) -> Announcement {
    var result = appearing
    let isOld = !context.hasPriorities && (main.isStored || title?.isStored == true)
    if !main.flag.isEmpty {
      if isOld {
        watch("\(main.flag) ? \(message.expression) : nil", isOptional: true, in: &result)
      } else {
        watchFlag(of: main, in: &result)
      }
    } else if message.expression == main.expression, isOld || !main.shape.isOptional {
      let name = main.name == message.binding ? "newValue" : main.name
      result.argument = .message(
        Message(expression: name, isHoistedWhenDelayed: false, binding: message.binding))
      result.modifier = .onChange(of: main.expression, name: name, passesOld: context.hasPriorities)
    } else if isOld {
      watch(message.expression, isOptional: false, in: &result)
    } else {
      // Of a text that need not be there and one that always is, the second changes with the first.
      let watched = main.shape.isOptional ? title ?? main : main
      result.modifier = .onChange(
        of: watched.expression, name: "_", passesOld: context.hasPriorities)
    }
    return result
  }

  /// Watches all that is said, and says what that has become.
  ///
  /// Before iOS 17 the closure is the one that was made before the change: what the view stores itself
  /// it reads as it was.
  private func watch(_ value: String, isOptional: Bool, in announcement: inout Announcement) {
    var message = Message(expression: "newValue", isHoistedWhenDelayed: false)
    if isOptional { message.binding = "message" }
    announcement.argument = .message(message)
    announcement.modifier = .onChange(
      of: value, name: "newValue", passesOld: context.hasPriorities)
  }

  /// A toast that may come while VoiceOver still speaks the control waits for that.
  private func delay(_ text: ShownState.Text, _ priority: Announcement.Priority) -> Int {
    let isToast = state.isToast || text.role.contains(.toast)
    let isSoon =
      text.asker.contains(.asked) && !state.isBranch || isToast && text.asker == .observed
      || takesFocusAway(text)
    return context.delay(isSoon ? .asked : text.asker.decision, priority)
  }

  /// Whether the branch with which a text comes is instead of a button, or of all that was there.
  private func takesFocusAway(_ text: ShownState.Text) -> Bool {
    let outline = context.outline
    let block =
      state.isBranch
      ? Int(outline.statements[state.statement].block)
      : text.flag.isEmpty ? -1 : Int(outline.calls[text.call].block)
    return block >= 0 && outline.takesFocusAway(block)
  }

  private func announcement(_ message: Message) -> Announcement {
    context.modifier(saying: message, on: state.statement, of: state.type)
  }
}
