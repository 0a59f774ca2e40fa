import Lexing
import Outlining
import SourceText

extension SyntaxOutline {
  /// Whether all texts that an expression may be are sentences of the app's own, or an error's, and
  /// none is as one is that only says what goes on: "Uploading…", "Signing in"; or whether it is a flag
  /// that is set.
  fileprivate func tellsOutcome(_ value: TokenRange) -> Bool {
    if spelling(value) == "true" { return true }
    if lastName(of: value) == "localizedDescription" { return true }
    let literals = value.indices.filter {
      [.stringLiteral, .stringHead, .stringTail].contains(token($0).kind)
    }
    guard literals.contains(where: { spelling($0).contains(" ") }) else { return false }
    return literals.allSatisfy { index in
      let text = text(index)
      return !text.hasSuffix("…\"") && !text.hasSuffix("...\"") && !saysWhatGoesOn(text)
    }
  }

  /// The case that a value is written as: `.idle`, `.failed(error)`; none for any other.
  fileprivate func caseName(_ value: TokenRange) -> Name {
    guard value.count > 1, token(value.start).kind == .period,
      token(value.start + 1).kind == .identifier,
      value.count == 2
        || token(value.start + 2).kind == .leftParen && partners[value.start + 2] == value.end - 1
    else { return .none }
    return name(value.start + 1)
  }

  /// Whether the first word of a literal is one of something that goes on.
  private func saysWhatGoesOn(_ text: String) -> Bool {
    let word = text.dropFirst().prefix { $0.isLetter }.lowercased()
    return word.hasSuffix("ing")
      && !["nothing", "everything", "something", "missing", "warning"].contains(word)
  }
}

extension FileReader {
  /// Notes where the file's models give their watched properties a value.
  mutating func readStateChanges() {
    guard outline.file.language == .swift else { return }
    let watched = watchedProperties()
    let heirs = heirsOfModels()
    let holders = Set(
      outline.declarations.lazy.filter { $0.kind == .property && !$0.attributes.isEmpty }
        .map(\.name))
    for assignment in outline.assignments where !isReset(assignment.value) {
      guard let type = changedModel(assignment, watched, heirs, holders) else { continue }
      let context = outline.context(
        ofToken: assignment.target.start, inBlock: Int(assignment.block))
      // What the statement itself waits for comes before what it sets.
      let later = outline.context(ofToken: assignment.target.end, inBlock: Int(assignment.block))
      guard context.function >= 0, functionOf[context.function] >= 0,
        !isBeforeAll(context)
      else { continue }
      facts.stateChanges.append(
        StateChangeFact(
          type: type, property: assignment.property, function: functionOf[context.function],
          own: context.ownOrLoop, isLater: later.isLater || waits(in: assignment.value),
          isToast: outline.fillsToast(assignment),
          tellsOutcome: outline.tellsOutcome(assignment.value), isBegun: isBegun(context),
          isAdded: assignment.isCompound || addsToItself(assignment),
          value: outline.caseName(assignment.value), subscription: subscription(in: context)))
      // `items = (try? await load()) ?? []`: a failure looks like nothing.
      if outline.swallowsFailure(assignment.value) || isOfSwallowed(assignment) {
        facts.caughtFailures.append(
          CaughtFailureFact(
            type: type, function: functionOf[context.function], properties: [], callees: []))
      }
    }
    guard !watched.isEmpty else { return }
    readGrowingCollections(watched)
    readAssignedStreams(watched)
    readCaughtFailures(watched)
    readDerivedProperties(watched)
  }

  /// Whether a property only gets a value where something has not failed, and nothing is done where it has:
  /// `let page = try? await load(); if let items = page?.items { self.items = items }`.
  private func isOfSwallowed(_ assignment: Assignment) -> Bool {
    outline.enclosing(Int(assignment.block), .ifBody, throughClosures: true).contains { branch in
      guard outline.branches(beside: branch).isEmpty else { return false }
      let condition = outline.condition(ofBranch: branch)
      return outline.swallowsFailure(condition)
        || condition.indices.contains { index in
          outline.token(index).kind == .identifier && !outline.isMember(at: index)
            && outline.valueOfLocal(index).map(outline.swallowsFailure) == true
        }
    }
  }

  /// `items = items + page`: the collection keeps what it has.
  private func addsToItself(_ assignment: Assignment) -> Bool {
    let value = assignment.value
    guard let plus = value.indices.first(where: { outline.text($0) == "+" }) else { return false }
    return outline.name(plus - 1) == assignment.property
      || outline.name(value.start) == assignment.property
  }

  /// Whether a model is only being made: nobody watches it yet.
  func isBeforeAll(_ context: ExecutionContext) -> Bool {
    outline.declarations[context.function].kind == .initializer && context.own.isEmpty
      && !context.isLater
  }

  /// Whether code runs after something that its function began, or whenever something happens.
  private func isBegun(_ context: ExecutionContext) -> Bool {
    context.isBegun || !context.own.isDisjoint(with: [.observed, .unasked])
  }

  /// `items.append(contentsOf: page)`: a collection gets more of what it has.
  private mutating func readGrowingCollections(_ watched: Set<Name>) {
    for call in outline.calls {
      switch call.name {
      case "append", "insert": break
      default: continue
      }
      guard let property = outline.lastName(of: call.receiver), call.receiver.count <= 3,
        call.receiver.count == 1 || outline.token(call.receiver.start).word == .self
      else { continue }
      let type = outline.typeName(ofBlock: Int(call.block))
      let context = outline.context(of: call)
      guard watched.contains(type.member(property)), context.function >= 0,
        functionOf[context.function] >= 0
      else { continue }
      facts.stateChanges.append(
        StateChangeFact(
          type: type, property: property, function: functionOf[context.function],
          own: context.ownOrLoop, isLater: context.isLater, isToast: false,
          isBegun: isBegun(context), isAdded: true))
    }
  }

  /// `results.assign(to: &$state)`: the property gets whatever a publisher sends.
  private mutating func readAssignedStreams(_ watched: Set<Name>) {
    for call in outline.calls {
      guard let property = outline.assignedStream(call),
        case let type = outline.typeName(ofBlock: Int(call.block)),
        watched.contains(type.member(property)),
        case let context = outline.context(of: call),
        context.function >= 0, functionOf[context.function] >= 0
      else { continue }
      facts.stateChanges.append(
        StateChangeFact(
          type: type, property: property, function: functionOf[context.function],
          own: .observed, isLater: false, isToast: false, isBegun: true,
          subscription: subscription(by: call, in: context)))
    }
  }

  // MARK: Failures

  private mutating func readCaughtFailures(_ watched: Set<Name>) {
    for block in outline.blocks.indices where isFailure(outline.blocks[block]) {
      let tokens = outline.interior(of: block)
      let type = outline.typeName(ofBlock: block)
      let context = outline.context(ofToken: tokens.start + 1, inBlock: block)
      guard context.function >= 0, functionOf[context.function] >= 0,
        !(tokens.start..<tokens.end).contains(where: { outline.token($0).word == .throw })
      else { continue }
      let properties = outline.assignments(in: tokens).filter { index in
        let assignment = outline.assignments[index]
        return watched.contains(type.member(assignment.property))
          && outline.setsOwn(assignment)
          && !isReset(assignment.value)
      }
      let callees = outline.calls(in: tokens).filter {
        outline.isOnSelf(outline.calls[$0].receiver)
      }
      facts.caughtFailures.append(
        CaughtFailureFact(
          type: type, function: functionOf[context.function],
          properties: properties.map { outline.assignments[$0].property },
          callees: callees.map { outline.calls[$0].name }))
    }
  }

  /// Whether a block is what runs after a failure, other than that the work was given up.
  private func isFailure(_ block: Block) -> Bool {
    let head: Keyword
    switch block.kind {
    case .catchBody: head = .catch
    case .caseBody: head = .case
    default: return false
    }
    var tellsFailure = block.kind == .catchBody
    var index = Int(block.open) - 1
    while index > 0, outline.token(index).word != head {
      guard outline.token(index).kind != .rightBrace else { return false }
      if outline.token(index).kind == .identifier {
        switch outline.name(index) {
        case "CancellationError", "cancelled": return false
        case "failure": tellsFailure = true
        default: break
        }
      }
      index -= 1
    }
    return tellsFailure
  }

  // MARK: Computed properties

  private mutating func readDerivedProperties(_ watched: Set<Name>) {
    for block in outline.blocks where block.kind == .accessor {
      let accessor = outline.declarations[Int(block.declaration)]
      guard accessor.parent >= 0 else { continue }
      let property = outline.declarations[Int(accessor.parent)]
      guard property.kind == .property, property.parent >= 0 else { continue }
      let type = outline.declarations[Int(property.parent)].name
      var sources: [Name] = []
      for index in Int(block.open)..<Int(block.close) where outline.token(index).kind == .identifier
      {
        let name = outline.name(index)
        if name != property.name, watched.contains(type.member(name)), !sources.contains(name) {
          sources.append(name)
        }
      }
      guard !sources.isEmpty else { continue }
      facts.derivedProperties.append(
        DerivedPropertyFact(type: type, property: property.name, sources: sources))
    }
  }

  /// The type whose watched property is set: the own, or that of a property that holds a model.
  ///
  /// `heirs` are the classes that may have watched properties from above; `holders` are the properties
  /// that have attributes: only these hold models.
  private func changedModel(
    _ assignment: Assignment, _ watched: Set<Name>, _ heirs: Set<Name>, _ holders: Set<Name>
  ) -> Name? {
    let type = outline.typeName(ofBlock: Int(assignment.block))
    if outline.isOnSelf(assignment.receiver) {
      if watched.contains(type.member(assignment.property)) {
        return outline.setsOwn(assignment) ? type : nil
      }
      return heirs.contains(type) && mayBeInherited(assignment, by: type) ? type : nil
    }
    guard assignment.receiver.count == 1 else { return nil }
    let holder = outline.name(assignment.receiver.start)
    guard holders.contains(holder) else { return nil }
    guard let property = outline.property(holder, of: type), !property.attributes.isEmpty else {
      return nil
    }
    let shape = TypeShape(property.type, in: outline)
    let made = shape.isUnknown ? TypeShape(value: property.value, in: outline) : shape
    return made.base == .none ? nil : made.base
  }

  /// The classes of the file that are models by their names and may have watched properties from a class
  /// above them.
  private func heirsOfModels() -> Set<Name> {
    var result: Set<Name> = []
    for declaration in outline.declarations
    where declaration.kind == .class && declaration.nameToken >= 0
      && declaration.inheritance.indices.contains(where: isModel)
      && !declaration.inheritance.indices.contains(where: {
        outline.name($0) == "ObservableObject" || outline.name($0) == "NSObject"
      })
    {
      result.insert(declaration.name)
    }
    return result
  }

  /// Whether a token spells the name of a class that is a model by it.
  private func isModel(_ token: Int) -> Bool {
    guard outline.token(token).kind == .identifier else { return false }
    let name = outline.spelling(token)
    return ["Model", "VM", "Presenter", "Store"].contains(where: name.hasSuffix)
  }

  /// Whether what is set is a member that the type itself does not declare, and no local.
  private func mayBeInherited(_ assignment: Assignment, by type: Name) -> Bool {
    !outline.declarations.contains { declaration in
      declaration.name == assignment.property
        && (declaration.kind == .property || declaration.kind == .binding)
        && (declaration.parent < 0
          || !outline.declarations[Int(declaration.parent)].kind.isType
          || outline.declarations[Int(declaration.parent)].name == type)
    }
  }

  private func isViewState(_ declaration: Declaration) -> Bool {
    declaration.kind == .property && declaration.parent >= 0
      && declaration.attributes.contains { outline.attributes[Int($0)].name == "State" }
  }

  /// The properties that are `@Published` or `@State`, and those of `@Observable` classes, under
  /// their types.
  private func watchedProperties() -> Set<Name> {
    var result: Set<Name> = []
    for declaration in outline.declarations
    where outline.isWatched(declaration) || isViewState(declaration) {
      result.insert(outline.declarations[Int(declaration.parent)].name.member(declaration.name))
    }
    return result
  }

  func isReset(_ value: TokenRange) -> Bool {
    switch outline.spelling(value) {
    case "", "nil", "false", "\"\"", "[]", "[:]": true
    default: false
    }
  }

  func waits(in value: TokenRange) -> Bool {
    (value.start..<value.end).contains { outline.token($0).word == .await }
  }
}
