import Lexing
package import Outlining
import SourceText

/// Returns what `outline` tells of the project.
package func fileFacts(
  of outline: SyntaxOutline, _ vocabulary: OwnVocabulary = OwnVocabulary()
) -> FileFacts {
  var reader = FileReader(
    outline: outline, vocabulary: vocabulary, facts: FileFacts(path: outline.file.path))
  reader.read()
  return reader.facts
}

/// Collects the facts of one file.
struct FileReader {
  let outline: SyntaxOutline
  let vocabulary: OwnVocabulary
  var facts: FileFacts
  /// For every function declaration its index in `facts.functions`, else -1.
  var functionOf: ContiguousArray<Int32> = []
  /// Properties of the file that run code of their own when they are set.
  var observed: Set<Name> = []
  /// The names of the file's functions.
  var methods: Set<Name> = []
  /// The calls with their functions, in the order of the code, until they are laid out.
  var noted: ContiguousArray<NotedCall> = []
  /// The subscriptions found so far, by their closures; -1 for a closure that is none.
  var subscriptionOf: [Int: Int32] = [:]

  mutating func read() {
    readDeclarations()
    readMentions()
    readCalls()
    layOutCalls()
    readNews()
    readAnnouncers()
    readStateChanges()
    readSwiftUI()
    readToastSources()
    let texts = outline.textTokens()
    readConfirmations(texts)
    facts.localization = LocalizationReader.facts(of: outline, texts)
    let posts = facts.functions.contains { $0.flags.contains(.posts) }
    facts.mentionsSuppression = outline.mentionsSuppression && !outline.isUnreliable
    let isMentioned = !outline.isUnreliable && vocabulary.isMentioned(in: outline)
    facts.triggers =
      facts.mentionsSuppression || isMentioned ? .change : Triggers.all(in: outline, posts: posts)
  }

  // MARK: Declarations

  private mutating func readDeclarations() {
    functionOf = ContiguousArray(repeating: -1, count: outline.declarations.count)
    for index in outline.declarations.indices {
      let declaration = outline.declarations[index]
      if declaration.kind == .function { methods.insert(declaration.name) }
      if declaration.kind.isType {
        readType(declaration)
        if let view = outline.tellingView(index) { facts.toastViews.append(view) }
      } else if declaration.kind.isFunction {
        readFunction(index, declaration)
      } else if declaration.kind == .property {
        readProperty(declaration)
      } else if declaration.kind == .enumCase {
        readCase(declaration)
      }
    }
  }

  private mutating func readType(_ declaration: Declaration) {
    var supertypes: ContiguousArray<Name> = []
    for token in declaration.inheritance
      .start..<max(declaration.inheritance.start, declaration.inheritance.end)
    where outline.token(token).kind == .identifier {
      supertypes.append(outline.name(token))
    }
    facts.types.append(
      TypeFact(
        name: declaration.name, supertypes: supertypes,
        isValue: declaration.kind == .struct || declaration.kind == .enum,
        isExtension: declaration.kind == .extension))
  }

  private mutating func readFunction(_ index: Int, _ declaration: Declaration) {
    guard declaration.body >= 0 else { return }
    functionOf[index] = Int32(facts.functions.count)
    let isOverride = declaration.kind == .function && declaration.modifiers.contains(.override)
    var flags: FunctionFact.Flags = isOverride ? .isOverride : []
    if !declaration.modifiers.isDisjoint(with: [.private, .fileprivate]) {
      flags.insert(.isPrivate)
    }
    if declaration.modifiers.contains(.static) { flags.insert(.isStatic) }
    var name = declaration.name
    if declaration.kind == .accessor, declaration.parent >= 0 {
      name = outline.declarations[Int(declaration.parent)].name
      switch declaration.name {
      case "didSet", "willSet", "set":
        observed.insert(name)
        name = name.setter
      default: flags.insert(.isAccessor)
      }
    }
    let root = FunctionRoot.asker(of: index, in: outline).union(outline.retries(of: declaration))
    if FunctionRoot.endsGesture(declaration, in: outline) { flags.insert(.endsGesture) }
    if root.isEmpty, FunctionRoot.soundsAsked(declaration, in: outline) {
      flags.insert(.soundsAsked)
    }
    facts.functions.append(
      FunctionFact(
        name: name, type: outline.typeName(around: index),
        offset: outline.token(declaration.tokens.start).start,
        signature: signature(of: declaration), root: root, flags: flags, calls: 0..<0))
  }

  /// What calls of a function may look like: an Objective-C name says all of that itself.
  private func signature(of declaration: Declaration) -> Signature {
    var result = Signature()
    guard declaration.kind == .function, outline.file.language == .swift else { return result }
    result.labels = 0
    result.maximum = UInt8(clamping: declaration.parameters.count)
    for index in declaration.parameters {
      let parameter = outline.parameters[Int(index)]
      let bit = Signature.bit(of: parameter.label)
      result.labels |= bit
      if !parameter.type.isEmpty, outline.text(parameter.type.end - 1).hasSuffix("...") {
        result.maximum = .max
        result.labels |= Signature.bit(of: .none)
      } else if !parameter.hasDefault {
        result.required += 1
        result.requiredLabels |= bit
      }
    }
    return result
  }

  private mutating func readProperty(_ declaration: Declaration) {
    guard declaration.parent >= 0, outline.declarations[Int(declaration.parent)].kind.isType else {
      return
    }
    var shape = TypeShape(declaration.type, in: outline)
    if declaration.type.isEmpty { shape = TypeShape(value: declaration.value, in: outline) }
    let wrapper = declaration.attributes.first.map { outline.attributes[Int($0)].name } ?? .none
    if shape.isUnknown { shape.base = outline.typeInEnvironment(declaration) }
    if shape.isUnknown { readCaseValue(declaration) }
    guard !shape.isUnknown || wrapper != .none else { return }
    facts.properties.append(
      PropertyFact(
        type: outline.declarations[Int(declaration.parent)].name, name: declaration.name,
        shape: shape, wrapper: wrapper))
  }

  // MARK: Calls

  private mutating func readCalls() {
    // By itself: asking a part of what is being changed copies it each time.
    let outline = outline
    var places = LastContext()
    noted.reserveCapacity(outline.calls.count)
    for index in outline.calls.indices {
      let call = outline.calls[index]
      if call.flags.contains(.macro), call.name == "selector" {
        readSelector(index)
        continue
      }
      guard call.nameToken >= 0 else { continue }
      // What is called with `await` begins before the waiting.
      let isAwaited = call.flags.contains(.awaited) && call.statement >= 0
      let start =
        isAwaited
        ? outline.statements[Int(call.statement)].tokens.start : Int(call.nameToken)
      let context = places.context(ofToken: start, inBlock: Int(call.block), in: outline)
      if outline.isListCount(call) { readCounted(call) }
      let function = context.function >= 0 ? functionOf[context.function] : -1
      guard function >= 0 else {
        if !call.flags.contains(.capitalized) { facts.namedFunctions.append(call.name) }
        continue
      }
      note(call, of: outline, in: Int(function), context)
      noteReferences(in: call, of: Int(function), context)
    }
    readSetters()
    readNotes()
    let focusStates = outline.focusStates
    for assignment in outline.assignments where focusStates.contains(assignment.property) {
      let context = outline.context(
        ofToken: assignment.target.start, inBlock: Int(assignment.block))
      guard context.function >= 0, functionOf[context.function] >= 0 else { continue }
      facts.functions[Int(functionOf[context.function])].flags.insert(.posts)
    }
  }

  /// Who sets a property runs its observers: an assignment is a call of them.
  private mutating func readSetters() {
    guard !observed.isEmpty else { return }
    for assignment in outline.assignments where observed.contains(assignment.property) {
      let context = outline.context(
        ofToken: assignment.target.start, inBlock: Int(assignment.block))
      guard context.function >= 0, functionOf[context.function] >= 0 else { continue }
      let receiver = outline.lastName(of: assignment.receiver) ?? .none
      let call = CallFact(
        assignment.property.setter, on: receiver,
        isOnSelf: assignment.receiver.isEmpty || receiver == "self", in: context)
      noted.append(
        NotedCall(
          function: Int(functionOf[context.function]), call: call,
          subscription: subscription(in: context)))
    }
  }

  /// Notes the functions that set a flag: what comes again and again may ask for it.
  private mutating func readNotes() {
    for assignment in outline.assignments where outline.isNote(assignment) {
      let function = outline.context(
        ofToken: assignment.target.start, inBlock: Int(assignment.block)
      ).function
      guard function >= 0, functionOf[function] >= 0 else { continue }
      facts.functions[Int(functionOf[function])].flags.insert(.stopsFrames)
    }
  }

  private mutating func readCounted(_ call: Call) {
    guard let first = call.arguments.first else { return }
    let value = outline.arguments[Int(first)].value
    if let name = outline.lastName(of: value) { facts.countedCollections.append(name) }
  }

  private mutating func note(
    _ call: Call, of outline: SyntaxOutline, in function: Int, _ context: ExecutionContext
  ) {
    if outline.hasPosted(call) { facts.functions[function].flags.insert(.posts) }
    if SystemSpeech.presents(call, in: outline) {
      facts.functions[function].flags.insert(.presents)
      if context.own.isEmpty, !context.isLater, !SystemSpeech.takesAway(call),
        !outline.isInBranch(call)
      {
        facts.functions[function].flags.insert(.alwaysPresents)
      }
    }
    if context.isBegun || context.isInTask { facts.functions[function].flags.insert(.begins) }
    if outline.stopsCamera(call) { facts.functions[function].flags.insert(.stopsFrames) }
    if outline.loadsOwnView(call) { facts.functions[function].root.insert(.lifecycle) }
    if isReset(call) {
      facts.namedFunctions.append(call.name)
      return
    }
    let receiver = outline.lastName(of: call.receiver) ?? .none
    var fact = CallFact(
      call.name, on: receiver,
      isOnSelf: call.receiver.isEmpty || receiver == "self" || receiver == "super", in: context)
    if facts.functions[function].root.contains(.framed),
      !outline.stopsFrames(in: context.function, with: Int(call.block))
    {
      fact.own.insert(.framed)
    }
    fact.argumentCount = UInt8(clamping: call.arguments.count)
    for index in call.arguments {
      let argument = outline.arguments[Int(index)]
      if argument.isTrailing, argument.label == .none {
        fact.flags.insert(.hasTrailing)
      } else {
        fact.labels |= Signature.bit(of: argument.label)
      }
    }
    if context.isStreamed, call.arguments.isEmpty { fact.flags.insert(.isStreamed) }
    noteReceiver(of: call, as: fact, from: function, outline, in: context.function)
    noted.append(
      NotedCall(function: function, call: fact, subscription: subscription(in: context)))
  }

  /// Whether a call only takes something back, `setError(nil)`: who makes it asks for nothing to be
  /// shown.
  private func isReset(_ call: Call) -> Bool {
    guard call.nameToken >= 0, outline.handsNothing(call) else { return false }
    let name = outline.spelling(Int(call.nameToken))
    return name.hasPrefix("set") || name.hasPrefix("show") || name.hasPrefix("update")
  }

  /// Notes the methods that a call is handed by name: they run as a closure there would.
  private mutating func noteReferences(
    in call: Call, of function: Int, _ context: ExecutionContext
  ) {
    guard outline.file.language == .swift else { return }
    for index in call.arguments {
      let argument = outline.arguments[Int(index)]
      guard argument.closure < 0, let token = outline.lastNameToken(of: argument.value),
        outline.token(token).kind == .identifier, token == argument.value.end - 1
      else { continue }
      var receiver = Name.none
      if token > argument.value.start + 1 {
        let chain = TokenRange(argument.value.start, token - 1)
        guard let last = outline.lastName(of: chain) else { continue }
        receiver = last
      }
      let isOnSelf = receiver == .none || receiver == "self"
      // Nearly all values end here, before anybody asks what becomes of them.
      if isOnSelf, !methods.contains(outline.name(token)) { continue }
      guard let role = outline.role(ofArgument: argument.label, of: call),
        isOnSelf || role == .action || role == .refresh
      else { continue }
      var fact = CallFact(
        outline.name(token), on: receiver, isOnSelf: isOnSelf, in: context.running(role))
      fact.flags.insert(.isReference)
      noted.append(
        NotedCall(
          function: function, call: fact,
          subscription: role == .observer
            ? subscription(by: call, in: context) : subscription(in: context)))
    }
  }

  /// Finds the functions that announce a text given to them: `announce(_ message: String)`.
  private mutating func readAnnouncers() {
    guard outline.file.language == .swift else { return }
    for index in outline.declarations.indices {
      let declaration = outline.declarations[index]
      guard declaration.kind == .function, functionOf[index] >= 0,
        facts.functions[Int(functionOf[index])].flags.contains(.posts),
        let first = declaration.parameters.first
      else { continue }
      let rest = declaration.parameters.dropFirst()
      guard rest.allSatisfy({ outline.parameters[Int($0)].hasDefault }) else { continue }
      let parameter = outline.parameters[Int(first)]
      guard TypeShape(parameter.type, in: outline) == TypeShape(base: "String"),
        postsName(parameter.name, in: declaration), onlyAnnounces(declaration)
      else { continue }
      let label =
        Int(parameter.nameToken) > 0 && parameter.label != .none
        ? (parameter.label == parameter.name
          ? outline.text(Int(parameter.nameToken)) : outline.text(Int(parameter.nameToken) - 1))
        : ""
      let parent = Int(declaration.parent)
      facts.announcers.append(
        AnnouncerFact(
          name: declaration.name, type: outline.typeName(around: index),
          text: outline.text(Int(declaration.nameToken)), label: label,
          isStatic: declaration.modifiers.contains(.static),
          typeText: parent >= 0 && outline.declarations[parent].nameToken >= 0
            ? outline.text(Int(outline.declarations[parent].nameToken)) : ""))
    }
  }

  /// Whether a function does nothing that is seen: it shows, hides and presents nothing.
  private func onlyAnnounces(_ declaration: Declaration) -> Bool {
    let shows = outline.assignments(in: declaration.tokens).contains {
      let receiver = outline.assignments[$0].receiver
      return !receiver.isEmpty && outline.spelling(receiver) != "self"
    }
    return !shows
      && !outline.calls(in: declaration.tokens).contains { index in
        let call = outline.calls[index]
        switch call.name {
        case "addSubview", "insertSubview", "removeFromSuperview", "animate", "reloadData",
          "setTitle":
          return true
        default: return SystemSpeech.presents(call, in: outline)
        }
      }
  }

  private func postsName(_ name: Name, in declaration: Declaration) -> Bool {
    outline.calls(in: declaration.tokens).contains { index in
      let call = outline.calls[index]
      guard outline.isPost(call) else { return false }
      return (call.tokens.start..<call.tokens.end).contains {
        outline.token($0).kind == .identifier && outline.name($0) == name
      }
    }
  }

  /// `#selector(…)`: who triggers the method follows from the call that takes it.
  private mutating func readSelector(_ index: Int) {
    let call = outline.calls[index]
    guard let argument = call.arguments.first else { return }
    guard let name = outline.selectorName(outline.arguments[Int(argument)].value) else { return }
    let around = SelectorRoot.call(taking: call, in: outline)
    let root = around.map { SelectorRoot.asker($0, outline) } ?? .asked
    let context = outline.context(ofToken: Int(call.nameToken), inBlock: Int(call.block))
    let function = context.function
    if let around, let role = SelectorRoot.role(around, outline), function >= 0,
      functionOf[function] >= 0
    {
      let receiver = outline.lastName(of: around.receiver) ?? Name.none
      let isTimer = around.flags.contains(.capitalized) || ["Timer", "NSTimer"].contains(receiver)
      var fact = CallFact(
        name, on: receiver, isOnSelf: isTimer || receiver == Name.none || receiver == "self",
        in: context.running(role))
      fact.flags.insert(.isReference)
      noted.append(
        NotedCall(
          function: Int(functionOf[function]), call: fact, subscription: subscription(in: context)))
    }
    facts.selectors.append(
      SelectorFact(
        name: name, type: function >= 0 ? outline.typeName(around: function) : .none, root: root))
  }
}
