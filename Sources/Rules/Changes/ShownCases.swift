import Findings
import Indexing
import Lexing
import Outlining
import SourceText

/// A case in which a view shows what its model's state carries, or what that means:
/// `case .failed(let message): …`, `case .notFound: Text("Nothing found")`.
struct CarryingBranch {
  let block: Int
  /// The state that is switched over: a model's, `model.state`, or what the view is handed, `state`.
  let state: TokenRange
  /// The tokens that spell the cases; never empty.
  let names: [Int]
  /// The token that names what the one case carries; -1 for nothing.
  let value: Int

  var name: Int { names[0] }
  /// Whether the view is handed the state by whoever shows it.
  var isHanded: Bool { state.count == 1 }
}

extension SyntaxOutline {
  /// The cases of a model's state that a branch of a view is for, with the one value that it unwraps;
  /// `nil` for others.
  func carryingBranch(_ block: Int) -> CarryingBranch? {
    guard blocks[block].legality == .resultBuilder,
      let (patterns, subject) = patterns(of: block)
    else { return nil }
    var state = subject
    if state.count > 1, token(state.start).word == .self {
      state = TokenRange(state.start + 2, state.end)
    }
    guard
      state.count == 3 && token(state.start + 1).kind == .period
        || state.count == 1 && token(state.start).kind == .identifier,
      let first = patterns.first
    else { return nil }
    return CarryingBranch(
      block: block, state: state, names: patterns.map(\.name),
      value: patterns.count == 1 ? first.bound : -1)
  }

  /// The cases that a branch of a `switch`, or an `if case`, is for, and of what.
  private func patterns(of block: Int) -> ([CasePattern], subject: TokenRange)? {
    if let subject = subject(ofCase: block) {
      return (casePatterns(of: blocks[block]), subject)
    }
    return casePattern(ofIf: block).map { ([$0.pattern], $0.subject) }
  }

  /// The statement of a branch that a call stands in, itself or in the part of the view that is all that the
  /// branch shows; `nil` for others.
  fileprivate func statement(of branch: Int, showing call: Int) -> Int? {
    let start = calls[call].tokens.start
    return statements(of: branch).first { statements[$0].tokens.contains(start) }
      ?? (blocks[branch].count == 1 ? Int(blocks[branch].first) : nil)
  }

  /// Whether a block lies in what is drawn for each of many, or in an alert, which the system speaks.
  fileprivate func isOneOfManyOrSpoken(_ block: Int) -> Bool {
    blocks(around: block).contains { index in
      guard let call = call(ofBody: index)?.name else { return false }
      return StateUses.presents(call)
        || ["ForEach", "List", "Table"].contains(call)
          && !closures[Int(blocks[index].closure)].parameters.isEmpty
    }
  }
}

extension SyntaxOutline {
  /// Whether a text puts a value, or an error's description, and nothing else into words of its own:
  /// `"Error: \(error.localizedDescription)"`.
  fileprivate func puts(_ value: Int, _ carried: TypeShape, intoWords text: TokenRange) -> Bool {
    guard !carried.isOptional, let inner = soleInterpolation(text),
      let shown = shownPayload(inner), name(shown.name) == name(value)
    else { return false }
    return shown.isDescription != carried.isString
  }

  /// Whether a value is a name, or where it has nothing a literal: `message ?? "Something went wrong"`.
  fileprivate func hasFallback(_ value: TokenRange) -> Bool {
    value.count == 3 && text(value.start + 1) == "??"
      && isTextLiteral(TokenRange(value.end - 1, value.end))
  }
}

extension ShownStateFinder {
  /// The branches of views that show an outcome which the state of a model carries: what such a branch
  /// shows appears with it, so it tells that itself.
  func branches() -> [ShownState] {
    let found = outline.blocks.indices.compactMap(outline.carryingBranch)
    let byType = Dictionary(grouping: found) { outline.typeName(ofBlock: $0.block) }
    guard !byType.isEmpty else { return [] }
    return outline.declarations.indices.flatMap { view -> [ShownState] in
      let declaration = outline.declarations[view]
      guard declaration.kind == .struct, let branches = byType[declaration.name],
        inheritsView(declaration), !isOneOfMany(declaration), !speaks(declaration)
      else { return [] }
      let parts = outline.parts(of: declaration)
      let own = branches.filter { parts.contains($0.name) }
      // Of several parts that load on their own each would speak.
      let isHandedSeveral = handedStates(own, view).count > 1
      return own.filter { !($0.isHanded && isHandedSeveral) }
        .compactMap { state(of: $0, in: view) }
    }
  }

  /// The properties of a view, made without a value, that its branches switch over.
  private func handedStates(_ branches: [CarryingBranch], _ view: Int) -> Set<Name> {
    // An `if` asks for one case of what it need not show.
    let handed = branches.filter { $0.isHanded && outline.blocks[$0.block].kind == .caseBody }
    return Set(handed.map { outline.name($0.state.start) }).filter { name in
      property(name, of: view).map { outline.declarations[$0].attributes.isEmpty } ?? false
    }
  }

  private func state(of branch: CarryingBranch, in view: Int) -> ShownState? {
    guard !outline.isOneOfManyOrSpoken(branch.block), !speaks(branch, in: view),
      let text = text(of: branch, in: view),
      let statement = outline.statement(of: branch.block, showing: text.call),
      outline.statements[statement].kind == .expression
    else { return nil }
    var state = ShownState(
      type: outline.declarations[view].name, statement: appearing(statement, with: text.call),
      texts: [text], isToast: false)
    state.isBranch = true
    return state
  }

  /// What appears once when a statement does: of a section or a group, whose modifiers go to each of its
  /// views, the text itself.
  func appearing(_ statement: Int, with text: Int) -> Int {
    let start = outline.statements[statement].tokens.start
    guard outline.statements[statement].tokens.contains(outline.calls[text].tokens.start) else {
      return statement
    }
    guard SyntaxOutline.groups.contains(outline.name(start)) else { return statement }
    return Int(outline.calls[text].statement)
  }

  private func text(of branch: CarryingBranch, in view: Int) -> ShownState.Text? {
    (branch.value >= 0 ? carriedText(of: branch, in: view) : nil) ?? fixedText(of: branch, in: view)
  }

  /// What a branch shows of what its case carries.
  private func carriedText(of branch: CarryingBranch, in view: Int) -> ShownState.Text? {
    let name = outline.text(branch.name)
    guard role(of: name).contains(.error) || (Words.tellDone(name) && isMessage(branch.value)),
      let place = property(outline.name(branch.state.start), of: view),
      case let member = outline.name(branch.state.end - 1),
      case let model = modelType(place)?.type
        ?? TypeShape(outline.declarations[place].type, in: outline).base,
      case let state = branch.isHanded
        ? handedShape(branch, place) : facts.stateShape(member, of: model), !state.isUnknown,
      case let carried = facts.carried(by: outline.name(branch.name), of: state.base, in: model),
      carried.isString || facts.isError(carried),
      let asker = branch.isHanded
        ? .awaited : facts.changers(of: member, to: cases(of: branch), in: model),
      let shown = showing(branch.value, carried, in: outline.interior(of: branch.block))
    else { return nil }
    var text = ShownState.Text(
      expression: shown.expression, name: name, role: role(of: name), shape: shown.shape,
      isError: facts.isError(shown.shape), isOwn: true, asker: asker, call: shown.call)
    text.tellsOutcomes = true
    text.literal = shown.literal
    text.headline = outline.heading(
      above: shown.call, in: branch.block, of: outline.declarations[view].name)
    return text
  }

  /// Who changes the state that a branch depends on; `nil` where that is not known.
  private func changers(of branch: CarryingBranch, _ place: Int) -> Asker? {
    if branch.isHanded { return handedShape(branch, place).isUnknown ? nil : .awaited }
    return modelType(place).flatMap {
      facts.changers(
        of: outline.name(branch.state.end - 1), to: cases(of: branch), in: $0.type)
    }
  }

  private func cases(of branch: CarryingBranch) -> [Name] {
    branch.names.map { outline.name($0) }
  }

  /// The shape of the state that a view is handed, where a case of it shows that something is waited for, and
  /// this one offers to try again; unknown for others, of which nobody knows here who asked.
  private func handedShape(_ branch: CarryingBranch, _ place: Int) -> TypeShape {
    let property = outline.declarations[place]
    guard property.attributes.isEmpty, property.value.isEmpty, property.body < 0,
      outline.isBesideWait(branch.block), outline.offersRetry(branch.block)
    else { return .unknown }
    return TypeShape(property.type, in: outline)
  }

  /// The words that a view has of its own for a case that tells an outcome.
  private func fixedText(of branch: CarryingBranch, in view: Int) -> ShownState.Text? {
    let type = outline.declarations[view].name
    let name = outline.text(branch.names.first(where: tellsOutcome) ?? branch.name)
    guard branch.names.contains(where: tellsOutcome),
      branch.names.allSatisfy({
        tellsOutcome($0) || Words.tellNothing(Words.split(outline.text($0)))
      }),
      // What a control is called is heard at the control.
      !outline.isOnlySeen(
        in: SystemSpeech.isCalledByContents,
        branch.name, of: outline.parts(of: outline.declarations[view])),
      let told = told(by: branch, in: type), !facts.tellsItself(told.view),
      let place = property(outline.name(branch.state.start), of: view),
      let asker = changers(of: branch, place)
    else { return nil }
    var text = ShownState.Text(
      expression: outline.text(branch.state), name: name,
      role: branch.names.reduce(branch.names.contains(where: tellsFailure) ? .error : []) {
        $0.union(role(of: outline.text($1)))
      },
      shape: .unknown, isError: false, isOwn: true, asker: asker, call: told.call)
    // What may be so at every visit is no outcome.
    let isFailure =
      Words.split(name).contains { ["failed", "failure", "error"].contains($0) }
      || outline.offersRetry(branch.block) && branch.names.contains(where: tellsFailure)
    let begun: Asker =
      outline.isBesideWait(branch.block) ? [.firstLoad, .observed, .initial] : .firstLoad
    text.tellsOutcomes =
      !asker.isEmpty && asker.isSubset(of: [.asked, .awaited])
      || isFailure && asker.isSubset(of: begun.union([.asked, .awaited]))
    text.literal = told.texts.message.isEmpty ? told.texts.title : told.texts.message
    text.headline = told.texts.message.isEmpty ? .none : told.texts.title
    return text
  }

  /// Whether a case says by its name that something failed or is done.
  private func tellsOutcome(_ token: Int) -> Bool {
    let name = outline.text(token)
    return tellsFailure(token) || Words.tellDone(name)
  }

  private func tellsFailure(_ token: Int) -> Bool {
    let name = outline.text(token)
    return role(of: name).contains(.error)
      || ["timeout", "timedOut", "unreachable"].contains(name)
  }

  /// What a branch says that is written out, by which view and which call.
  private func told(
    by branch: CarryingBranch, in type: Name
  ) -> (texts: StandingTexts, view: Name, call: Int)? {
    if let sole = outline.soleFixedText(of: branch.block, in: type, shows: facts.shows) {
      return (StandingTexts(title: sole.value), sole.view, sole.call)
    }
    // Of what else there is to see for a failure, the words that tell it.
    guard branch.names.contains(where: tellsFailure),
      let (texts, first) = outline.failureTexts(of: branch.block, in: type), let call = first
    else { return nil }
    return (texts, outline.calls[call].name, call)
  }

  /// Whether what a case carries is words by its name, and not what the outcome is about.
  private func isMessage(_ value: Int) -> Bool {
    Words.split(outline.text(value)).contains {
      ["message", "text", "title", "description", "summary", "note"].contains($0)
    }
  }

  /// A text that shows a value.
  private struct Showing {
    /// What of the value is shown, as it is read.
    var expression: String
    var shape: TypeShape
    var call: Int
    /// All of the text, where the value is put into words of the view's.
    var literal = TokenRange.none
  }

  /// What a part of a view shows of a value; `nil` where it shows no text of it, or one that cannot be had
  /// by itself.
  private func showing(
    _ value: Int, _ carried: TypeShape, in body: TokenRange
  ) -> Showing? {
    let name = outline.name(value)
    for index in outline.calls(in: body) {
      for argument in outline.calls[index].arguments
      where outline.arguments[Int(argument)].closure < 0 {
        let shown = outline.arguments[Int(argument)].value
        let isOfValue = shown.indices.contains {
          outline.token($0).kind == .identifier && outline.name($0) == name
        }
        guard isOfValue else { continue }
        // What tells the value itself would be told twice.
        if facts.tellsItself(outline.calls[index].name) { return nil }
        // `description: Text(message)`
        if outline.name(shown.start) != name,
          outline.calls(in: shown).contains(where: { isText(outline.calls[$0]) })
        {
          continue
        }
        return showing(value, carried, as: shown, by: index)
      }
    }
    return nil
  }

  private func showing(
    _ value: Int, _ carried: TypeShape, as shown: TokenRange, by call: Int
  ) -> Showing? {
    if outline.name(shown.start) != outline.name(value) {
      guard isText(outline.calls[call]), outline.puts(value, carried, intoWords: shown) else {
        return nil
      }
      // `"\(message)"` is the value itself.
      let isPlain = outline.text(shown.start) == "\"\\(" && outline.text(shown.end - 1) == ")\""
      return Showing(
        expression: outline.text(value), shape: carried, call: call,
        literal: isPlain ? .none : shown)
    }
    if carried.isOptional {
      // `message ?? "Something went wrong"`
      guard carried.isString, isText(outline.calls[call]), outline.hasFallback(shown) else {
        return nil
      }
      return Showing(
        expression: outline.text(shown), shape: TypeShape(base: "String"), call: call)
    }
    if shown.count == 1,
      !carried.isString && !describesItself(carried.base)
        || isPutOtherwise(shown, by: outline.calls[call], isError: !carried.isString)
    {
      return nil
    }
    if shown.count == 1 || outline.name(shown.end - 1) == "localizedDescription" {
      return Showing(expression: outline.text(value), shape: carried, call: call)
    }
    // `error.userMessage`
    guard shown.count == 3, outline.token(shown.start + 1).kind == .period,
      let member = facts.property(outline.name(shown.end - 1), of: carried.base)?.shape,
      member.isString, !member.isOptional
    else { return nil }
    return Showing(expression: outline.text(shown), shape: member, call: call)
  }

  /// Whether a call hands an error, or a text, to a part of the file's that shows something else instead.
  private func isPutOtherwise(_ shown: TokenRange, by call: Call, isError: Bool) -> Bool {
    guard call.receiver.isEmpty else { return false }
    let parts = outline.declarations.filter {
      ($0.kind == .function || $0.kind == .struct) && $0.name == call.name && $0.body >= 0
    }
    let label = call.arguments.map { outline.arguments[Int($0)] }.first { $0.value == shown }?.label
    return !parts.isEmpty
      && !parts.contains { part in
        let name = isError ? "localizedDescription" : handedName(label ?? .none, to: part)
        return outline.interior(of: Int(part.body)).indices.contains {
          outline.name($0) == name && outline.token($0 + 1).kind != .colon
        }
      }
  }

  /// How a part of a view names what it is handed under a label.
  private func handedName(_ label: Name, to part: Declaration) -> Name {
    part.parameters.map { outline.parameters[Int($0)] }.first { $0.label == label }?.name ?? label
  }

  /// Whether an error has words of its own: of others the system only says that it could not be done,
  /// and what a view makes of them is not known.
  private func describesItself(_ type: Name) -> Bool {
    type == "Error" || type != .ownError && !facts.declares(type)
      || facts.inherits(type, anyOf: ["LocalizedError", "CustomNSError", "NSError"])
      || facts.property("localizedDescription", of: type) != nil
  }

  /// Whether a branch, or the part of the view that is all that it shows, speaks by itself, or does more as it
  /// appears, such as to try again.
  private func speaks(_ branch: CarryingBranch, in view: Int) -> Bool {
    var shown = [branch.block]
    if outline.blocks[branch.block].count == 1,
      let part = outline.shownBody(of: branch.block, in: outline.declarations[view].name)
    {
      shown.append(part.block)
    }
    return shown.contains { block in
      outline.calls(in: outline.interior(of: block)).contains(where: speaks)
    }
  }

  private func speaks(_ index: Int) -> Bool {
    let call = outline.calls[index]
    return StateUses.presents(call.name) || outline.isPost(call) || facts.posts(call.name)
      || call.name == "onAppear" || call.name == "task"
      || (call.nameToken >= 0
        && Words.split(outline.text(Int(call.nameToken))).contains("alert"))
  }
}
