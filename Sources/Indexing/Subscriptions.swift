import Lexing
package import Outlining
import SourceText

/// Code that runs when a member of some object has news: `model.onError = { … }`, `model.$items.sink { … }`.
package struct SubscriptionFact: Sendable {
  /// The type that the code is part of, or, without a holder, the one that the object is known to be of.
  var type: Name
  /// What the object is called in that type; none where the type itself has the member.
  var holder: Name
  var member: Name
  /// The byte offset of the closure: with the path it is its identity.
  var offset: UInt32
  /// Who runs it as far as its looks tell.
  var looks: Asker
  /// Whether it is handed the value that is there when it begins, unless what it watches keeps none.
  var takesInitial: Bool
  /// Whether it waits until what it watches is quiet for a moment.
  var isDebounced: Bool
}

/// A place at which an object has news for who watches one of its members: it is set, called, or sent by.
package struct NewsFact: Sendable {
  var type: Name
  var member: Name
  /// The function that has them, in `FileFacts.functions`.
  var function: Int32
  /// The subscription that has them in that function, in `FileFacts.subscriptions`; -1 for none.
  var subscription: Int32
  /// What the closures around say, as `CallFact` does.
  var own: Asker
  var flags: CallFact.Flags
}

/// What some code watches: `model.$items`.
struct WatchedMember {
  /// The token that names the object; -1 for the one that the code is part of.
  var holder: Int
  var name: Name
}

extension SyntaxOutline {
  /// What a closure is kept to watch, or handed over for; `nil` where that is no member of a named object.
  func watchedMember(of closure: Int) -> WatchedMember? {
    if let call = call(ofClosure: closure) { return watchedMember(of: call) }
    guard let kept = keptMember(of: closure), let holder = holder(ofProperty: kept) else {
      return nil
    }
    return WatchedMember(holder: holder, name: name(kept))
  }

  /// The token that names the member of another object that keeps a closure: `model.onError = { … }`; `nil` where none
  /// does.
  package func keptMember(of closure: Int) -> Int? {
    let start = closures[closure].tokens.start
    guard closures[closure].call < 0, start >= 2, token(start - 1).kind == .equal,
      token(start - 2).kind == .identifier, holder(ofProperty: start - 2) != nil
    else { return nil }
    return start - 2
  }

  /// What a call subscribes to: `model.$items.receive(on: queue).sink { … }`, `.onChange(of: model.items)`.
  func watchedMember(of call: Call) -> WatchedMember? {
    switch call.name {
    case "sink", "subscribe", "bind", "drive", "emit", "observe", "observeNext", "startWithValues",
      "assign":
      return watchedMember(in: call.receiver)
    case "onReceive", "onChange":
      return call.arguments.first.flatMap { watchedMember(in: arguments[Int($0)].value) }
    default: return nil
    }
  }

  /// The property that gets whatever a publisher sends: `results.assign(to: &$state)`; `nil` for other calls.
  func assignedStream(_ call: Call) -> Name? {
    guard call.name == "assign", call.arguments.count == 1,
      case let value = arguments[Int(call.arguments.lowerBound)].value, value.count == 2,
      file.bytes[token(value.start).range.start] == UInt8(ascii: "&"),
      file.bytes[token(value.start + 1).range.start] == UInt8(ascii: "$")
    else { return nil }
    return watchedName(value.start + 1)
  }

  /// Whether a subscription begins with the value that is there already.
  func takesInitial(_ call: Call) -> Bool {
    call.name != "onChange"
      && !spelling(call.receiver).contains(anyOf: [".dropFirst(", ".skip("])
  }

  /// Whether a subscription waits until what it watches is quiet for a moment.
  func isDebounced(_ call: Call) -> Bool {
    spelling(call.receiver).contains(".debounce(")
  }

  /// The last name of a chain before what is made of it: `model.$items.removeDuplicates()`.
  private func watchedMember(in chain: TokenRange) -> WatchedMember? {
    var names: [Int] = []
    var index = chain.start
    while index < chain.end {
      guard token(index).kind == .identifier || token(index).word == .self else { return nil }
      let isMade =
        index + 1 < chain.end && [.leftParen, .leftBrace].contains(token(index + 1).kind)
      if isMade { break }
      if token(index).word != .self { names.append(index) }
      index += 1
      while index < chain.end, [.question, .exclamation].contains(token(index).kind) { index += 1 }
      guard index == chain.end || token(index).kind == .period else { return nil }
      index += 1
    }
    guard let last = names.last else { return nil }
    return WatchedMember(holder: names.dropLast().last ?? -1, name: watchedName(last))
  }

  /// The name of the member that a token watches: `$items`.
  func watchedName(_ token: Int) -> Name {
    let range = self.token(token).range
    guard file.bytes[range.start] == UInt8(ascii: "$") else { return name(token) }
    return Name(file.bytes, ByteRange(range.start + 1, range.end))
  }
}

extension FileReader {
  /// The subscription that code of this context is part of, in `FileFacts.subscriptions`; -1 for none.
  mutating func subscription(in context: ExecutionContext) -> Int32 {
    guard context.closure >= 0, !context.own.isDisjoint(with: [.observed, .unasked]) else {
      return -1
    }
    if let known = subscriptionOf[context.closure] { return known }
    let result = noteSubscription(context)
    subscriptionOf[context.closure] = result
    return result
  }

  /// The subscription that a call makes with a function that it is handed; -1 for none.
  mutating func subscription(by call: Call, in context: ExecutionContext) -> Int32 {
    guard let watched = outline.watchedMember(of: call), context.function >= 0 else { return -1 }
    return note(
      watched, at: outline.token(call.tokens.start).start, .observed, context, by: call)
  }

  /// Notes the subscriptions that call nothing, too.
  private mutating func readSubscriptions() {
    for closure in outline.closures.indices
    where subscriptionOf[closure] == nil && outline.watchedMember(of: closure) != nil {
      let body = Int(outline.closures[closure].body)
      guard body >= 0 else { continue }
      let inside = outline.closures[closure].tokens.start + 1
      let context = outline.context(ofToken: inside, inBlock: body)
      if context.closure == closure { _ = subscription(in: context) }
    }
  }

  private mutating func noteSubscription(_ context: ExecutionContext) -> Int32 {
    switch outline.role(of: context.closure) {
    case .observer, .stream, .callback: break
    default: return -1
    }
    guard let watched = outline.watchedMember(of: context.closure) else { return -1 }
    let call = outline.call(ofClosure: context.closure)
    let start = outline.closures[context.closure].tokens.start
    return note(watched, at: outline.token(start).start, context.own, context, by: call)
  }

  private mutating func note(
    _ watched: WatchedMember, at offset: UInt32, _ looks: Asker, _ context: ExecutionContext,
    by call: Call?
  ) -> Int32 {
    guard context.function >= 0 else { return -1 }
    var type = outline.typeName(around: context.function)
    var holder = Name.none
    if watched.holder >= 0 {
      let local = outline.localType(watched.holder, in: context.function)
      if local == .none { holder = outline.name(watched.holder) } else { type = local }
    }
    facts.subscriptions.append(
      SubscriptionFact(
        type: type, holder: holder, member: watched.name, offset: offset, looks: looks,
        takesInitial: call.map(outline.takesInitial) ?? false,
        isDebounced: call.map(outline.isDebounced) ?? false))
    return Int32(facts.subscriptions.count - 1)
  }

  // MARK: News

  /// Notes where the file's objects have news for who watches their members.
  mutating func readNews() {
    guard outline.file.language == .swift else { return }
    readSubscriptions()
    var closures: Set<Name> = []
    var watched: Set<Name> = []
    for property in outline.declarations
    where property.kind == .property && property.parent >= 0
      && outline.declarations[Int(property.parent)].kind.isType
    {
      let key = outline.declarations[Int(property.parent)].name.member(property.name)
      if outline.isWatched(property) { watched.insert(key) }
      if property.type.indices.contains(where: { outline.token($0).kind == .arrow }) {
        closures.insert(key)
      }
      notePublisher(property)
    }
    readSetMembers(watched)
    for call in outline.calls where call.nameToken >= 0 {
      switch call.name {
      case "send", "onNext", "accept", "yield":
        guard let member = outline.lastName(of: call.receiver) else { continue }
        noteNews(of: member, at: call.tokens.start, Int(call.block))
      case "assign":
        guard let member = outline.assignedStream(call) else { continue }
        let context = outline.context(of: call)
        noteNews(of: member, in: context, by: subscription(by: call, in: context))
      default:
        guard !closures.isEmpty, outline.isOnSelf(call.receiver),
          closures.contains(outline.typeName(ofBlock: Int(call.block)).member(call.name))
        else { continue }
        noteNews(of: call.name, at: call.tokens.start, Int(call.block))
      }
    }
  }

  /// Notes where members are set; that one is emptied asks for nothing, that a flag falls may.
  private mutating func readSetMembers(_ watched: Set<Name>) {
    for assignment in outline.assignments {
      // `title.value = text`: what keeps a value for others to watch.
      let isKept = assignment.property == "value" && !assignment.receiver.isEmpty
      guard isKept || outline.isOnSelf(assignment.receiver) && !watched.isEmpty,
        let member = isKept ? outline.lastName(of: assignment.receiver) : assignment.property,
        isKept
          || watched.contains(outline.typeName(ofBlock: Int(assignment.block)).member(member))
            && outline.setsOwn(assignment)
      else { continue }
      // That a flag falls is news as well.
      guard !isReset(assignment.value) || outline.spelling(assignment.value) == "false" else {
        continue
      }
      // What the statement itself waits for comes before what it sets.
      noteNews(
        of: member, at: assignment.target.start, Int(assignment.block),
        isLater: waits(in: assignment.value))
    }
  }

  private mutating func noteNews(
    of member: Name, at token: Int, _ block: Int, isLater: Bool = false
  ) {
    let context = outline.context(ofToken: token, inBlock: block)
    guard context.function >= 0, !isBeforeAll(context) else { return }
    noteNews(of: member, in: context, by: subscription(in: context), isLater: isLater)
  }

  private mutating func noteNews(
    of member: Name, in context: ExecutionContext, by subscription: Int32, isLater: Bool = false
  ) {
    guard context.function >= 0, functionOf[context.function] >= 0 else { return }
    var call = CallFact(member, on: .none, isOnSelf: true, in: context)
    if isLater { call.flags.insert(.isLater) }
    facts.news.append(
      NewsFact(
        type: outline.typeName(around: context.function), member: member,
        function: functionOf[context.function], subscription: subscription, own: call.own,
        flags: call.flags))
  }

  /// `let messages = subject.eraseToAnyPublisher()`: what is sent by the subject is the member's news.
  private mutating func notePublisher(_ property: Declaration) {
    let body = property.body >= 0 ? outline.interior(of: Int(property.body)) : property.value
    guard body.count > 4, outline.token(body.end - 1).kind == .rightParen,
      case let open = Int(outline.partners[body.end - 1]), open > body.start + 2,
      FileReader.publishers.contains(outline.name(open - 1)),
      let source = body.indices.prefix(3).first(where: {
        outline.token($0).kind == .identifier && outline.token($0 + 1).kind == .period
      })
    else { return }
    facts.derivedProperties.append(
      DerivedPropertyFact(
        type: outline.declarations[Int(property.parent)].name, property: property.name,
        sources: [outline.watchedName(source)]))
  }

  /// What makes of a subject something that others may only watch.
  private static let publishers: Set<Name> = [
    "eraseToAnyPublisher", "asObservable", "asDriver", "asSignal",
  ]
}
