import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// What the views of toasts say.
extension ShownStateFinder {
  /// What a toast is told to say: a property of its own, or a member of one.
  func toastText(_ chain: ShownChain, _ view: Int, _ call: Int) -> ShownState.Text? {
    guard let place = property(chain.root, of: view) else { return nil }
    let property = outline.declarations[place]
    guard property.attributes.isEmpty else { return nil }
    let name = outline.text(chain.last)
    guard let last = Words.split(name).last, Self.wording.contains(last) else { return nil }
    var shape = TypeShape(property.type, in: outline)
    if chain.hasMember {
      shape = facts.property(outline.name(chain.last), of: shape.base)?.shape ?? .unknown
    }
    var text = ShownState.Text(
      expression: chain.text, name: name, role: role(of: name), shape: shape,
      isError: false, isOwn: true, asker: .asked, call: call)
    text.isStored = true
    // What holds the toast is there all the time; the flag puts the toast into it.
    if let flag = flag(around: call, of: view) { text.flag = flag }
    return text
  }

  /// What a view says that is there only to tell of a failure; `nil` where it is none, or tells already.
  func failure(of view: Int) -> ShownState? {
    let type = outline.declarations[view]
    guard facts.isFailureView(type.name), !isOneOfMany(type), !speaks(type),
      case let statement = bodyStatement(of: view), statement >= 0
    else { return nil }
    let parts = outline.parts(of: type)
    let shown = outline.calls(in: parts).filter { index in
      let call = outline.calls[index]
      return isText(call) && !context.isOutOfSight(call)
        && outline.branch(around: call, of: parts) == nil
        && !outline.isOnlySeen(
          in: SystemSpeech.isCalledByContents, call.tokens.start, of: parts)
    }
    var texts: [ShownState.Text] = []
    for index in shown {
      guard let chain = shownChain(outline.calls[index]), !chain.isUnwrapped,
        let text = failureText(chain, view, index),
        !texts.contains(where: { $0.expression == text.expression })
      else { continue }
      texts.append(text)
    }
    if texts.count == 1, let heading = heading(above: texts[0], among: shown, of: type) {
      texts[0].headline = heading
    }
    if texts.isEmpty, let words = words(shown, of: type) { texts.append(words) }
    guard !texts.isEmpty else { return nil }
    var state = ShownState(type: type.name, statement: statement, texts: texts, isToast: false)
    state.isFailure = true
    return state
  }

  /// The words of its own with which such a view begins, above the one text that it is handed, where they say that
  /// something is wrong.
  private func heading(
    above text: ShownState.Text, among shown: [Int], of type: Declaration
  ) -> TokenRange? {
    guard let first = shown.first, first != text.call,
      let words = outline.fixedText(of: first, in: type.name), outline.isTextLiteral(words),
      !DialogWords.wrong.isDisjoint(with: Words.split(outline.text(words)))
    else { return nil }
    return words
  }

  /// The first words of its own among the texts of such a view, below a heading what follows that.
  private func words(_ shown: [Int], of type: Declaration) -> ShownState.Text? {
    let literals = shown.compactMap { index in
      outline.fixedText(of: index, in: type.name).map { (call: index, words: $0) }
    }.filter { outline.isTextLiteral($0.words) }
    guard let first = literals.first else { return nil }
    let name = outline.text(Int(type.nameToken))
    var text = told(name, "", .unknown, by: first.call, of: type)
    text.literal = first.words
    if literals.count > 1 {
      text.headline = first.words
      text.literal = literals[1].words
    }
    return text
  }

  /// A text that tells of a failure when its view comes.
  private func told(
    _ expression: String, _ name: String, _ shape: TypeShape, by call: Int, of view: Declaration
  ) -> ShownState.Text {
    let asker = facts.asker(ofToast: view.name)
    var text = ShownState.Text(
      expression: expression, name: name, role: .error, shape: shape, isError: false, isOwn: true,
      asker: asker == .asked ? .asked : .awaited, call: call)
    text.isStored = true
    text.tellsOutcomes = true
    return text
  }

  /// What such a view is handed and shows: an error, a text, or what one of the app's own says of itself.
  private func failureText(_ chain: ShownChain, _ view: Int, _ call: Int) -> ShownState.Text? {
    guard let place = property(chain.root, of: view),
      case let handed = outline.declarations[place], handed.attributes.isEmpty,
      handed.value.isEmpty, handed.body < 0
    else { return nil }
    var shape = TypeShape(handed.type, in: outline)
    shape.base = bound(of: shape.base, in: handed)
    let isError = !chain.hasMember && facts.isError(shape)
    if chain.hasMember {
      shape = facts.property(outline.name(chain.last), of: shape.base)?.shape ?? .unknown
    }
    let name = outline.text(chain.last)
    let words = Words.split(name)
    guard !shape.isOptional, words.allSatisfy({ $0 != "button" && $0 != "action" }),
      isError || shape.isString && words.last.map(isOfFailure) == true
    else { return nil }
    var text = told(chain.text, name, shape, by: call, of: outline.declarations[view])
    text.isError = isError
    return text
  }

  /// Whether a text of that name says what has failed: `message`, `error`, `reason`.
  private func isOfFailure(_ word: String) -> Bool {
    Self.wording.contains(word) || ["error", "failure", "problem", "reason"].contains(word)
  }

  /// The property of a view that alone decides whether a text of it, or the one part that has it, is
  /// there: `if isShowing { … }`.
  private func flag(around call: Int, of view: Int) -> String? {
    let parts = outline.parts(of: outline.declarations[view])
    guard let branch = outline.branch(around: outline.calls[call], of: parts),
      case let condition = outline.condition(ofBranch: branch), condition.count == 1,
      let place = property(outline.name(condition.start), of: view),
      TypeShape(outline.declarations[place].type, in: outline).isBool
    else { return nil }
    return outline.text(condition)
  }

  /// What the toast says that a modifier draws whenever it has one: `if let toast { Text(toast.text) }`.
  func modifierText(_ chain: ShownChain, _ view: Int, _ call: Int) -> ShownState.Text? {
    guard let place = property(chain.root, of: view) else { return nil }
    var toast = TypeShape(outline.declarations[place].type, in: outline)
    var holder: Name?
    if chain.middle >= 0 {
      if toast.isUnknown {
        toast = TypeShape(value: outline.declarations[place].value, in: outline)
      }
      holder = toast.base
      toast = facts.property(outline.name(chain.middle), of: toast.base)?.shape ?? .unknown
    }
    let name = outline.text(chain.last)
    guard toast.isOptional, let last = Words.split(name).last,
      Self.wording.contains(last) || last == "toast"
    else { return nil }
    var told = ShownState.Text(
      expression: chain.text, name: name, role: role(of: name).union(.toast), shape: toast,
      isError: false, isOwn: true, asker: .observed, call: call)
    told.tellsOutcomes = true
    guard chain.hasMember else {
      guard toast.isString else { return nil }
      if let flag = flag(besideTextOf: call, of: view) {
        told.flag = flag
        told.isStored = true
      }
      return told
    }
    guard chain.isUnwrapped,
      let shape = facts.property(outline.name(chain.last), of: toast.base)?.shape,
      shape.isString, !shape.isOptional,
      case let member = holder == nil ? Name.none : outline.name(chain.middle),
      case let type = holder ?? toast.base
    else { return nil }
    told.shape = shape
    told.shape.wrapping.insert(.optional)
    guard let asker = facts.changers(of: member, in: type) else {
      return facts.isChanged(member, in: type) ? nil : told
    }
    told.asker = asker
    return told
  }

  /// The property of a view that decides, along with the text itself, whether that is there:
  /// `if isPresented, let message { … }`.
  private func flag(besideTextOf call: Int, of view: Int) -> String? {
    let parts = outline.parts(of: outline.declarations[view])
    guard let branch = outline.branch(around: outline.calls[call], of: parts),
      case let clauses = outline.conjuncts(of: outline.condition(ofBranch: branch)),
      clauses.count == 2, outline.token(clauses[1].start).word == .let, clauses[0].count == 1,
      let place = property(outline.name(clauses[0].start), of: view),
      TypeShape(outline.declarations[place].type, in: outline).isBool
    else { return nil }
    return outline.text(clauses[0])
  }

  static let wording: Set<String> = [
    "message", "text", "title", "subtitle", "detail", "body", "description",
  ]
}
