import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// Why a text that tells the state of things may be no news to who hears it.
struct TextDoubt {
  private let base: EventPlan
  private var event: Event { base.event }
  private var outline: SyntaxOutline { base.context.outline }

  init(_ base: EventPlan) { self.base = base }

  /// Why the text of a label may not be wanted; `nil` where the code shows that it is waited for.
  func reason(_ change: Change) -> Reason? {
    isGuessed || isAtRest ? .guessedCaller : unseen(change) ?? noNews(change)
  }

  /// Why the text may not be on screen: what stands for an empty list is hidden while there is one.
  private func unseen(_ change: Change) -> Reason? {
    if mayGo(change) || base.context.isSetAgain(change, of: event)
      || base.context.isAddedTo([change], of: event)
    {
      return .severalConditions
    }
    guard Words.tellNothing(Words.split(change.name)),
      !event.changes.contains(where: { $0.kind == .shown || $0.kind == .visibility })
    else { return nil }
    return .severalConditions
  }

  /// Whether the function takes away, in one of its branches, what has the label: `hud.dismiss()`.
  private func mayGo(_ change: Change) -> Bool {
    let label = outline.text(change.subject)
    let body = outline.declarations[event.function].tokens
    return outline.calls(in: body).contains { index in
      let call = outline.calls[index]
      guard call.nameToken >= 0, !call.receiver.isEmpty,
        Int(call.block) != event.home, outline.isBlock(Int(call.block), inside: event.home),
        FunctionVerb(named: outline.text(Int(call.nameToken))) == .hide,
        outline.blocks[Int(call.block)].kind != .closure
      else { return false }
      return label.hasPrefix(outline.text(call.receiver) + ".")
    }
  }

  private func noNews(_ change: Change) -> Reason? {
    if base.recordsVoice { return .recorded }
    if isDrawnWhole || isFollowed || outline.isStandIn(change) { return .weakEvidence }
    // A second later the number is another one.
    if event.functionWords.contains("countdown") { return .weakEvidence }
    if isPartOfFirstLoad { return .firstLoad }
    if isOneOfThree || isAside(change) || isOneOfMany || isBareBesideOthers(change) {
      return .severalViews
    }
    if isNoNews(change) || replacesField(change) || isHeading(change) || tellsStep(change.value) {
      return .weakEvidence
    }
    if isMessageOfOwn(change) { return nil }
    // "Error" does not say of what.
    if namesAKind(change) || Words.tellOnlyFailure(outline.text(change.value)) { return .bareValue }
    return isOnlyAValue(change.value) || isValueElsewhere(change) ? .bareValue : nil
  }

  /// Whether the function puts one of four words or more on the label, `"Image"`, `"Audio"`: what kind of thing
  /// something is, and no news.
  private func namesAKind(_ change: Change) -> Bool {
    let label = outline.lastName(of: change.subject)
    let texts = outline.assignments[
      outline.assignments(in: outline.declarations[event.function].tokens)
    ].filter { assignment in
      ["text", "attributedText"].contains(assignment.property)
        && outline.lastName(of: assignment.receiver) == label
    }
    let names = texts.compactMap { assignment in
      assignment.value.indices.first { outline.token($0).kind == .stringLiteral }.map {
        Words.split(outline.text($0))
      }
    }.filter { $0.count == 1 && !Words.tellDone($0[0]) }
    return Set(names).count > 3
  }

  /// Whether the text only follows a value, which changes with other things than what a user began, too.
  private var isFollowed: Bool {
    event.asker.contains(.observed) && event.asker.isDisjoint(with: [.asked, .awaited, .leaving])
      && !base.isOutcome
  }

  /// Whether the function draws all that there is anew, whichever part of it has changed: `refresh()`.
  private var isDrawnWhole: Bool {
    guard !event.isAction, event.decision != .asked,
      outline.declarations[event.function].parameters.isEmpty
    else { return false }
    let words = event.functionWords
    let all: Set<String> = ["ui", "view", "views", "display", "all", "everything", "screen"]
    return ["refresh", "redraw"].contains(words.first) && all.isSuperset(of: words.dropFirst())
  }

  /// Whether a function for showing what it is handed makes a view for that alone.
  private func isMessageOfOwn(_ change: Change) -> Bool {
    event.verb == .show && change.subject.count > 1 && change.value.count == 1
      && base.handedTexts.contains(outline.name(change.value.start))
      && base.context.isLocal(outline.name(change.subject.start), in: event)
  }

  /// Whether a text only says what is being done just then, on the way to what it will come to: "Setting
  /// up the device", or whatever is shown in `case .processing:`.
  func tellsStep(_ value: TokenRange) -> Bool {
    if isOfStep { return true }
    let texts = value.indices.filter { outline.token($0).kind == .stringLiteral }
    guard !event.isAction, let first = texts.first else { return false }
    let words = outline.text(first).lowercased().split(separator: " ")
      .map { $0.filter(\.isLetter) }
    // "Recording saved" tells of something that is over.
    return words.count > 1 && words[0].count > 5 && words[0].hasSuffix("ing")
      && !TextDoubt.nouns.contains(words[0])
      && !words.dropFirst().contains { $0.hasSuffix("ed") || TextDoubt.ends.contains($0) }
  }

  /// Whether the event is a branch for what is going on just then.
  private var isOfStep: Bool {
    guard !event.isAction,
      let name = outline.caseNameToken(of: outline.blocks[event.home]),
      let last = Words.split(outline.text(name)).last
    else { return false }
    return last.count > 5 && last.hasSuffix("ing") && !TextDoubt.nouns.contains(last)
  }

  /// Words that say that something is over.
  private static let ends: Set<String> = Set(words: "off on done complete over not")

  /// Words in `ing` that say no doing.
  private static let nouns: Set<String> = Set(
    words: """
      nothing missing warning something everything anything morning evening remaining incoming
      outgoing meeting training rating pending existing following during string spring setting
      booking building ceiling reading
      """)

  /// Whether a label is the heading of a list, which says what is in it: the list is the news.
  private func isHeading(_ change: Change) -> Bool {
    Words.split(change.name).contains { $0 == "header" || $0 == "heading" }
      // "Welcome to your room" greets.
      || change.value.indices.first { outline.token($0).kind == .stringLiteral }
        .map { Words.split(outline.text($0)).first == "welcome" } ?? false
  }

  /// Whether a label comes back in place of the field in which its text has been written: whoever wrote
  /// it knows it.
  private func replacesField(_ change: Change) -> Bool {
    func subject(_ name: String) -> [String] {
      Words.split(name).filter { !["label", "lbl", "text", "field", "view"].contains($0) }
    }
    return event.changes(.hidden).contains { hidden in
      Words.split(hidden.name).contains { $0 == "field" || $0 == "textfield" }
        && subject(hidden.name) == subject(change.name)
    }
  }

  /// Whether another case of a `switch` puts a mere value on the same label: what that shows is what
  /// something is, not what has become of it.
  private func isValueElsewhere(_ change: Change) -> Bool {
    guard outline.blocks[event.home].kind == .caseBody else { return false }
    let label = outline.text(change.subject)
    return outline.branches(beside: event.home).contains { branch in
      outline.assignments(directlyIn: branch).contains {
        ["text", "attributedText"].contains($0.property)
          && outline.text($0.receiver) == label
          && !outline.hasOwnWords($0.value)
          && !outline.spelling($0.value).lowercased.contains(anyOf: ["error", "\"", "nil"])
      }
    }
  }

  /// Whether nothing but a value is put on screen, a message from elsewhere or what the user has just
  /// taken: of such fixes strangers took two of three.
  func isOnlyAValue(_ value: TokenRange) -> Bool {
    guard !outline.hasOwnWords(value) else { return false }
    guard value.count == 1, base.context.isLocal(outline.name(value.start), in: event) else {
      return true
    }
    let assigned = outline.assignments(in: outline.declarations[event.function].tokens)
      .map { outline.assignments[$0] }
      .filter { $0.property == outline.name(value.start) && $0.receiver.isEmpty }
    let given = (declaredValues(of: value) + assigned.map(\.value))
      .filter { !outline.isNoText($0) }
    return given.isEmpty || !given.allSatisfy(outline.hasOwnWords)
  }

  /// Whether the function fills several labels of a screen as that opens, with nobody shown a wait; at
  /// other times too, it may be.
  private var isPartOfFirstLoad: Bool {
    !event.asker.isDisjoint(with: [.firstLoad, .lifecycle])
      && !base.context.found.waits.isShown(for: event) && base.labelsFilled > 1
  }

  /// Whether the function fills many labels: none of them is the message.
  private var isOneOfMany: Bool {
    outline.blocks[event.home].kind == .function && base.labelsFilled > 3
  }

  /// Whether three labels or more get their texts in one branch: none of them says all.
  private var isOneOfThree: Bool { labels { _ in true }.count > 2 }

  /// Whether two labels or more get words in one branch, of which one alone says half.
  var isOneOfSeveralWorded: Bool { labels(outline.hasOwnWords).count > 1 }

  /// Whether another label, a heading by its name, gets words of the app's own in the event's branch.
  func isBelowTitle(_ change: Change) -> Bool {
    labels(outline.hasOwnWords).contains { label in
      label != change.name
        && Words.split(label).contains { ["title", "heading", "headline"].contains($0) }
    }
  }

  /// The labels that get a text of some sort in the event's branch.
  private func labels(_ isMeant: (TokenRange) -> Bool) -> Set<String> {
    let texts = outline.assignments(directlyIn: event.home)
      .filter { ["text", "attributedText"].contains($0.property) && isMeant($0.value) }
    return Set(texts.compactMap { outline.lastNameToken(of: $0.receiver).map(outline.text) })
  }

  /// Whether a label is given a bare value and others are at the same time: which of them it is, only
  /// those who see it know.
  func isBareBesideOthers(_ change: Change) -> Bool {
    func isBare(_ change: Change) -> Bool {
      !change.value.isEmpty && change.role.contains(.label) && !outline.hasOwnWords(change.value)
        && MessageChoice.wordsOfMessages.isDisjoint(with: Words.split(change.name))
    }
    let others = event.changes(.text).filter { $0.name != change.name }
    return !others.isEmpty && isBare(change) && others.contains(where: isBare)
  }

  /// Whether a text is the title of the control that was used, which was spoken when it was.
  private func isTitleOfSender(_ value: TokenRange) -> Bool {
    func isTitle(_ value: TokenRange) -> Bool {
      let text = outline.spelling(value)
      return text.contains("sender")
        && text.contains(anyOf: ["titleForState", "title(for", "currentTitle", "titleLabel"])
    }
    return isTitle(value) || declaredValues(of: value).contains(where: isTitle)
  }

  /// What is declared in the function under the name that an expression is; nothing for any other.
  private func declaredValues(of value: TokenRange) -> [TokenRange] {
    guard value.count == 1, outline.token(value.start).kind == .identifier else { return [] }
    let body = outline.declarations[event.function].tokens
    return outline.declarations(named: outline.name(value.start), in: body).map(\.value)
  }

  /// Whether the text is shown anew as it was, or is what something is called, most often what the user
  /// has just taken: the state of a thing is no name.
  private func isNoNews(_ change: Change) -> Bool {
    if base.context.isShownAnew(change, of: event) || isTitleOfSender(change.value)
      || isOfChosenRow(change.value)
    {
      return true
    }
    // The hints of what is pulled, what ends a list, and what a picker has said itself.
    let type = Words.split(base.context.found.typeName(event))
    if type.contains("refresh") || type.contains("footer")
      || event.functionName.lowercased().contains("valuechanged")
    {
      return true
    }
    guard let token = outline.lastNameToken(of: change.value), token == change.value.end - 1,
      let last = Words.split(outline.text(token)).last
    else { return false }
    // `title` of its own is as likely as not made here.
    let isMember = change.value.count > 1
    guard !Words.split(change.name).contains(last) else { return false }
    return last == "name" || last == "nickname" || (isMember && last == "title")
  }

  /// Whether a text is read back from the row that was just chosen, which VoiceOver has read.
  private func isOfChosenRow(_ value: TokenRange) -> Bool {
    outline.spelling(value).contains("textLabel")
      && base.signature.contains { has("select", $0) }
  }

  private func has(_ word: String, _ token: Int) -> Bool {
    outline.token(token).kind == .identifier && Words.split(outline.text(token)).contains(word)
  }

  /// Whether the text is only added under a condition to others that are shown in any case.
  private func isAside(_ change: Change) -> Bool {
    guard outline.blocks[event.home].kind == .ifBody else { return false }
    let whole = outline.body(around: event.home).map { Int(outline.blocks[$0].parent) } ?? -1
    let around = Set(outline.blocks(around: event.home, within: whole).dropFirst())
    let body = outline.declarations[event.function].tokens
    return outline.assignments(in: body).contains { index in
      let assignment = outline.assignments[index]
      return assignment.property == "text" && around.contains(Int(assignment.block))
        && assignment.value.count > 1 && assignment.target.start < change.subject.start
        && outline.lastName(of: assignment.receiver) != Name(change.name)
    }
  }

  /// Whether the function puts back what a label says when there is nothing to say.
  private var isAtRest: Bool {
    event.functionWords.contains(where: FunctionVerb.ofRest.contains)
  }

  /// Whether nothing but the function's name tells who calls it, and nothing in the file that
  /// somebody waits for what it says.
  private var isGuessed: Bool {
    guard event.isAssumed else { return false }
    switch event.verb {
    case .configure: return true
    default: return event.decision != .awaited || !(base.isOutcome || isToldOfOutcome)
    }
  }

  /// Whether a delegate is told what has come of something that, when it fails, the same label says:
  /// `exporter(_:didFinishWith:)`.
  private var isToldOfOutcome: Bool {
    guard base.signature.prefix(24).contains(where: { has("did", $0) }) else { return false }
    let names = Set(event.changes(.text).map(\.name))
    return base.context.found.events.contains { other in
      other.id != event.id && other.involves(.error)
        && other.changes(.text).contains { names.contains($0.name) }
    }
  }
}
