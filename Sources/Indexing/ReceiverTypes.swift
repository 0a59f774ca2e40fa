import Lexing
import Outlining
import SourceText

/// Of which type a call's receiver is, where the code beside it tells.
extension SyntaxOutline {
  /// The type that a call is made on: one that is named, one that an object was just made of, or that of a local or a
  /// parameter; `.none` where the code beside it does not tell.
  ///
  /// `function` is the declaration that the call stands in.
  func receiverType(of call: Call, in function: Int) -> Name {
    let receiver = call.receiver
    guard !receiver.isEmpty else { return .none }
    if receiver.count == 1 {
      guard token(receiver.start).kind == .identifier else { return .none }
      return namesType(receiver.start)
        ? name(receiver.start) : localType(receiver.start, in: function)
    }
    return file.language == .swift ? madeType(receiver) : madeTypeOfMessage(receiver)
  }

  /// `Toast(text).show()`, `Toast.shared.show()`.
  private func madeType(_ receiver: TokenRange) -> Name {
    guard token(receiver.start).kind == .identifier, namesType(receiver.start) else { return .none }
    let next = token(receiver.start + 1).kind
    if next == .leftParen, Int(partners[receiver.start + 1]) == receiver.end - 1 {
      return name(receiver.start)
    }
    return next == .period && receiver.count == 3 && namesSoleInstance(receiver.start + 2)
      ? name(receiver.start) : .none
  }

  /// `[[[Toast alloc] initWithText:text] show]`, `[[Toast sharedToast] show]`.
  private func madeTypeOfMessage(_ receiver: TokenRange) -> Name {
    var start = receiver.start
    while start < receiver.end, token(start).kind == .leftBracket { start += 1 }
    guard start > receiver.start, start + 2 < receiver.end, token(start).kind == .identifier,
      namesType(start), token(start + 1).kind == .identifier
    else { return .none }
    let end = receiver.end - 1
    switch start - receiver.start {
    case 1:
      let isMade = name(start + 1) == "new" || namesSoleInstance(start + 1)
      return isMade && start + 2 == end ? name(start) : .none
    case 2:
      let isMade =
        name(start + 1) == "alloc" && token(start + 2).kind == .rightBracket
        && spelling(start + 3).hasPrefix("init")
      return isMade && Int(partners[receiver.start]) == end ? name(start) : .none
    default: return .none
    }
  }

  /// What a local or a parameter is declared as, or made of.
  func localType(_ receiver: Int, in function: Int) -> Name {
    let parameter = parameterType(of: TokenRange(receiver, receiver + 1), in: function)
    if let parameter { return parameter }
    let tokens = declarations[function].tokens
    let types = Set(declarations(named: name(receiver), in: tokens).map(typeOfLocal))
    return types.count == 1 ? types.first ?? .none : .none
  }

  /// The type of the function's parameter that a receiver is, `.none` for one that may be anything;
  /// `nil` where it is no parameter.
  fileprivate func parameterType(of receiver: TokenRange, in function: Int) -> Name? {
    guard receiver.count == 1, !declarations[function].parameters.isEmpty else { return nil }
    let name = name(receiver.start)
    for index in declarations[function].parameters where parameters[Int(index)].name == name {
      return known(parameters[Int(index)].type)
    }
    return nil
  }

  private func typeOfLocal(_ local: Declaration) -> Name {
    guard local.kind == .property else { return .none }
    if !local.type.isEmpty { return known(local.type) }
    let value = local.value
    guard value.count > 2, token(value.start).kind == .identifier, namesType(value.start),
      token(value.start + 1).kind == .leftParen, Int(partners[value.start + 1]) == value.end - 1
    else { return .none }
    return name(value.start)
  }

  /// What is written as a type, unless that may be anything: `id`, `typeof(self)`.
  private func known(_ type: TokenRange) -> Name {
    let shape = TypeShape(type, in: self)
    return shape.wrapping.isSubset(of: [.optional, .implicitlyUnwrapped])
      && !SyntaxOutline.anything.contains(shape.base)
      && type.indices.contains { name($0) == shape.base && namesType($0) }
      ? shape.base : .none
  }

  /// What may be of any type.
  static let anything: Set<Name> = [
    .none, "id", "Any", "AnyObject", "instancetype", "Self", "NSObject", "Class", "T",
  ]

  /// Whether a name is that of a type: its first letter is large, and not all are, as in a macro.
  private func namesType(_ index: Int) -> Bool {
    let range = token(index).range
    guard range.count > 1, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= file.bytes[range.start] else {
      return false
    }
    let bytes = range.start..<range.end
    return bytes.contains { UInt8(ascii: "a")...UInt8(ascii: "z") ~= file.bytes[$0] }
      && !bytes.contains { file.bytes[$0] == UInt8(ascii: "_") }
  }

  /// `shared`, `sharedManager`, `default`: the one object of a type, by its name.
  private func namesSoleInstance(_ index: Int) -> Bool {
    spelling(index).hasPrefix(anyOf: ["shared", "default", "instance", "standard"])
  }
}

extension FileReader {
  /// Notes of which type the receiver of a call is: a parameter, or whatever it is where the call may show
  /// or hide something.
  mutating func noteReceiver(
    of call: Call, as fact: CallFact, from function: Int, _ outline: SyntaxOutline,
    in declaration: Int
  ) {
    guard !fact.flags.contains(.isOnSelf) else { return }
    let handed = outline.parameterType(of: call.receiver, in: declaration)
    let mayShow = outline.startsAsShown(Int(call.nameToken))
    guard mayShow || handed ?? .none != .none else { return }
    facts.receivers.append(
      ReceiverFact(
        function: Int32(function), callee: fact.callee, receiver: fact.receiver,
        type: handed ?? outline.receiverType(of: call, in: declaration), isHanded: handed != nil))
  }
}

extension ReceiverFact {
  /// The types that the receiver of a call is of, of those noted in its function, none where it may be of any; and
  /// that of the parameter that it is.
  static func types(
    of call: CallFact, among noted: [ReceiverFact]
  ) -> (all: Set<Name>, handed: Name) {
    guard !noted.isEmpty else { return ([], .none) }
    var types: Set<Name> = []
    var handed = Name.none
    for fact in noted where fact.callee == call.callee && fact.receiver == call.receiver {
      types.insert(fact.type)
      if fact.isHanded { handed = fact.type }
    }
    return types.contains(.none) ? ([], .none) : (types, handed)
  }
}

extension FactTables {
  /// Notes a call of which it is not known whom it means: of its name, on whatever types its receiver may be of.
  mutating func noteNamed(_ call: CallFact, on types: Set<Name>, from caller: FunctionFact) {
    let declared = properties[caller.type.member(call.receiver)]?.shape.base ?? .none
    if call.flags.contains(.isOnSelf) {
      looselyNamed.insert(call.callee)
    } else if !types.isEmpty {
      namedOnTypes[call.callee, default: []].formUnion(types)
    } else if !SyntaxOutline.anything.contains(declared) {
      namedOnTypes[call.callee, default: []].insert(declared)
    } else {
      looselyNamed.insert(call.callee)
    }
  }
}
