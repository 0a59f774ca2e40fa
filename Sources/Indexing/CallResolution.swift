import Outlining
import SourceText

extension FactTables {
  /// A call of which it is known what it means.
  struct Edge {
    var caller: Int32
    var callee: Int32
    var own: Asker
    var flags: CallFact.Flags
    var marks: Marks = []

    struct Marks: OptionSet {
      var rawValue: UInt8
      /// The caller stops what a camera takes, where it makes the call.
      static let stopsFrames = Marks(rawValue: 1)
      /// Made by a subscription, which has an edge of its own.
      static let isSubscribed = Marks(rawValue: 2)
    }

    /// Whether it is made once, and by nothing that is only bound to it.
    var isMadeOnce: Bool { flags.isDisjoint(with: [.isInTurn, .isStreamed]) }

    init(
      _ caller: Int, _ callee: Int32, _ call: CallFact, of function: FunctionFact,
      to other: FunctionFact
    ) {
      self.caller = Int32(caller)
      self.callee = callee
      own = call.own
      flags = call.flags
      if !other.flags.contains(.soundsAsked) { flags.remove(.isStreamed) }
      if function.flags.contains(.stopsFrames), !call.own.contains(.framed) {
        marks.insert(.stopsFrames)
      }
    }
  }

  /// Which function each call means, as far as names tell.
  ///
  /// Those that subscriptions make are handed to `subscriptions` as well.
  mutating func resolvedCalls(
    of files: [FileFacts], _ subscriptions: inout SubscriptionTable
  ) -> ContiguousArray<Edge> {
    noteNamed(in: files)
    var result: ContiguousArray<Edge> = []
    var known: [Name: ContiguousArray<Name>] = [:]
    let overriding = overridingFunctions()
    // What the closure below asks, by itself: with all the tables it would take a copy of them at each call.
    let functions = functions
    var caller = 0
    for file in files.indices {
      let isLeftOut = leftOut.contains(files[file].path)
      let receivers = Dictionary(grouping: files[file].receivers, by: \.function)
      for (own, function) in files[file].functions.enumerated() {
        defer { caller += 1 }
        // What is not compiled calls nobody.
        if function.calls.isEmpty || isLeftOut { continue }
        let above = known[function.type] ?? ancestors(of: function.type)
        known[function.type] = above
        let noted = receivers[Int32(own)] ?? []
        for index in function.calls {
          let (call, first) = (files[file].calls[Int(index)], result.count)
          guard var sole = soleOfName[call.callee] else { continue }
          let (types, handed) = ReceiverFact.types(of: call, among: noted)
          if sole >= 0, !types.isEmpty, isForeign(sole, toAll: types) { sole = -1 }
          var isKnown = false
          eachCandidate(for: call, on: handed, sole, from: function, above: above) { callee in
            isKnown = true
            guard Int(callee) != caller else { return }
            var edge = Edge(caller, callee, call, of: function, to: functions[Int(callee)])
            result.append(edge)
            guard let below = overriding[callee], call.receiver != "super" else { return }
            for function in below where Int(function) != caller {
              edge.callee = function
              result.append(edge)
            }
          }
          if !isKnown { noteNamed(call, on: types, from: function) }
          subscriptions.add(&result, from: first, of: files[file].subscribedCalls[index], file)
        }
      }
    }
    return result
  }

  /// Notes the functions that are named without being called.
  private mutating func noteNamed(in files: [FileFacts]) {
    for file in files.indices where !leftOut.contains(files[file].path) {
      looselyNamed.formUnion(files[file].selectors.lazy.map(\.name))
      looselyNamed.formUnion(files[file].namedFunctions)
    }
  }

  /// For each function of a class, those of the classes below that stand for it: who calls the one calls
  /// them.
  private func overridingFunctions() -> [Int32: ContiguousArray<Int32>] {
    var result: [Int32: ContiguousArray<Int32>] = [:]
    for index in functions.indices where functions[index].flags.contains(.isOverride) {
      let function = functions[index]
      guard supertypes[function.type] != nil else { continue }
      for type in ancestors(of: function.type) {
        guard let above = lastOfMember[type.member(function.name)] else { continue }
        result[above, default: []].append(Int32(index))
      }
    }
    return result
  }

  /// Same type first, then what is unique in the project; a few of one name are all taken.
  ///
  /// `handed` is the type of the parameter that the call is made on, `sole` is what `soleOfName` has for
  /// the call, `above` every type above the caller's.
  @inline(__always)
  func eachCandidate(
    for call: CallFact, on handed: Name = .none, _ sole: Int32, from caller: FunctionFact,
    above: ContiguousArray<Name>, _ body: (Int32) -> Void
  ) {
    if call.flags.contains(.isOnSelf) {
      // At last a function of no type, whatever methods elsewhere have its name.
      if visit(caller.type, call, body) || visitAll(above, call, body)
        || visit(.none, call, body)
      {
        return
      }
    } else {
      if handed != .none, visit(handed, call, body) { return }
      let declared = properties[caller.type.member(call.receiver)]?.shape.base ?? .none
      if declared != .none {
        if visit(declared, call, body) || visitAll(conforming(to: declared), call, body) { return }
        if sole >= 0, types.contains(declared), isForeign(sole, to: declared) { return }
      }
      if visit(call.receiver, call, body) { return }
      if call.receiver != .none, FactTables.ofTheSystem.contains(call.callee) { return }
    }
    guard sole >= 0,
      !call.flags.contains(.isOnSelf) || caller.type == .none || !isForeign(sole, to: caller.type)
    else { return }
    _ = visit(functions[Int(sole)].type, call, body)
  }

  // No functions inside of the one above: they would take a copy of the tables with them, at each call.

  /// Hands on the members of a type that a call may mean; returns whether there is one.
  @inline(__always)
  private func visit(_ type: Name, _ call: CallFact, _ body: (Int32) -> Void) -> Bool {
    guard var index = lastOfMember[type.member(call.callee)] else { return false }
    var isFound = false
    while index >= 0 {
      if functions[Int(index)].signature.fits(call) {
        body(index)
        isFound = true
      }
      index = previousOfMember[Int(index)]
    }
    return isFound
  }

  @inline(__always)
  private func visitAll(
    _ types: some Sequence<Name>, _ call: CallFact, _ body: (Int32) -> Void
  ) -> Bool {
    var isFound = false
    for type in types where visit(type, call, body) { isFound = true }
    return isFound
  }

  /// The types, each once, that are declared as one of the project's protocols, or below one of its
  /// classes, which then do what is asked of it; none where they are many, as then nobody is meant.
  private func conforming(to type: Name) -> ContiguousArray<Name> {
    guard let below = subtypes[type], below.count <= FactTables.mostConforming,
      types.contains(type)
    else { return [] }
    var result: ContiguousArray<Name> = []
    for type in below where !result.contains(type) { result.append(type) }
    return result
  }

  private static let mostConforming = 8

  /// Functions that so many types of the system have that one of this name means nobody where nothing tells
  /// of which type the receiver is: `continuation.resume()`.
  private static let ofTheSystem: Set<Name> = Set(
    Name.all(in: "resume suspend cancel invalidate"))

  /// Whether a function is of a type of the project's that is neither `type` nor above nor below it.
  func isForeign(_ function: Int32, to type: Name) -> Bool {
    let owner = functions[Int(function)].type
    guard owner != type, types.contains(owner) else { return false }
    return !isBelow(owner, type) && !isBelow(type, owner)
  }

  /// Whether a function is foreign to each of some types.
  func isForeign(_ function: Int32, toAll types: Set<Name>) -> Bool {
    // No closure: it would take a copy of the tables with it.
    for type in types where !isForeign(function, to: type) { return false }
    return true
  }

  /// Whether a type is somewhere below another: most are so at once or not at all.
  private func isBelow(_ type: Name, _ other: Name) -> Bool {
    guard let direct = supertypes[type] else { return false }
    if direct.contains(other) { return true }
    guard direct.contains(where: { supertypes[$0] != nil }) else { return false }
    return ancestors(of: type).contains(other)
  }

  /// Every type above `type`, each once and that itself left out: few enough to be looked through.
  func ancestors(of type: Name) -> ContiguousArray<Name> {
    guard var open = supertypes[type] else { return [] }
    var seen: ContiguousArray<Name> = []
    while let next = open.popLast() {
      guard next != type, !seen.contains(next) else { continue }
      seen.append(next)
      if let above = supertypes[next] { open.append(contentsOf: above) }
    }
    return seen
  }

  /// Every type below `type`, each once; none where those are too many to mean anything.
  func descendants(of type: Name) -> ContiguousArray<Name> {
    var open = subtypes[type] ?? []
    var seen: ContiguousArray<Name> = []
    while let next = open.popLast(), seen.count <= FactTables.mostConforming {
      guard next != type, !seen.contains(next) else { continue }
      seen.append(next)
      if let below = subtypes[next] { open.append(contentsOf: below) }
    }
    return seen.count > FactTables.mostConforming ? [] : seen
  }
}
