import Lexing
import Outlining
import SourceText

extension FileReader {
  /// Marks the functions of which nothing may run, and returns them: their declarations, and where their facts are.
  mutating func functionsThatNeedCallers() -> [(declaration: Int, fact: Int32)] {
    var result: [(declaration: Int, fact: Int32)] = []
    let uncalled = outline.uncalledFunctions
    for index in outline.declarations.indices where functionOf[index] >= 0 {
      let function = Int(functionOf[index])
      if uncalled.contains(index) { facts.functions[function].flags.insert(.isUncalled) }
      if outline.needsCaller(index), facts.functions[function].root.isEmpty {
        facts.functions[function].flags.insert(.needsCaller)
      }
      if !facts.functions[function].flags.isDisjoint(with: [.isUncalled, .needsCaller]) {
        result.append((index, functionOf[index]))
      }
    }
    return result
  }
}

extension SyntaxOutline {
  /// The private functions that nothing else in their file names; attributes may make them known elsewhere.
  fileprivate var uncalledFunctions: Set<Int> {
    let functions = declarations.indices.filter {
      let declaration = declarations[$0]
      return declaration.kind == .function && declaration.attributes.isEmpty
        && declaration.nameToken >= 0
        && !declaration.modifiers.isDisjoint(with: [.private, .fileprivate])
    }
    guard !functions.isEmpty else { return [] }
    let tokens = functions.map { Int(declarations[$0].nameToken) }
    let lengths = tokens.reduce(UInt64(0)) { $0 | 1 << UInt64(token($1).range.count & 63) }
    let declared = Set(tokens)
    var named: Set<Name> = []
    for index in stream.tokens.indices {
      let token = stream.tokens[index]
      // Most names are of another length.
      guard token.kind == .identifier, lengths >> UInt64(token.range.count & 63) & 1 != 0,
        !declared.contains(index)
      else { continue }
      named.insert(name(index))
    }
    return Set(functions.filter { !named.contains(declarations[$0].name) })
  }

  /// Whether a function shows or hides something by its name, and only code that names it can run it.
  ///
  /// What is public others may call; what an attribute says, and what stands for a function above, the system may.
  fileprivate func needsCaller(_ index: Int) -> Bool {
    let function = declarations[index]
    guard function.kind == .function || function.kind == .method, function.nameToken >= 0,
      function.attributes.isEmpty, startsAsShown(Int(function.nameToken))
    else { return false }
    return function.modifiers.isDisjoint(with: [.public, .override])
      && !attributesOfTypes(around: index).contains("objcMembers")
  }

  private func attributesOfTypes(around index: Int) -> [Name] {
    let type = Int(declarations[index].parent)
    guard type >= 0 else { return [] }
    return declarations[type].attributes.map { attributes[Int($0)].name }
  }

  /// Whether a token names such a function without calling it: `onTap = showDetails`.
  ///
  /// A property of that name is taken for one; the label of an argument is none. Objective-C names a function by
  /// `@selector` alone.
  func handsOnFunction(_ index: Int) -> Bool {
    guard file.language == .swift, startsAsShown(index), index > 0,
      index + 1 < stream.tokens.count
    else { return false }
    switch token(index + 1).kind {
    case .leftParen, .leftBrace: return false
    case .colon where [.leftParen, .comma].contains(token(index - 1).kind): return false
    default: return token(index - 1).word != .func
    }
  }

  private func startsAsShown(_ index: Int) -> Bool {
    let range = token(index).range
    guard range.count >= 4 else { return false }
    // Two letters rule out most names before any is spelt.
    switch (file.bytes[range.start], file.bytes[range.start + 1]) {
    case (UInt8(ascii: "s"), UInt8(ascii: "h")), (UInt8(ascii: "h"), UInt8(ascii: "i")),
      (UInt8(ascii: "p"), UInt8(ascii: "r")), (UInt8(ascii: "d"), UInt8(ascii: "i")),
      (UInt8(ascii: "r"), UInt8(ascii: "e")), (UInt8(ascii: "e"), UInt8(ascii: "x")),
      (UInt8(ascii: "o"), UInt8(ascii: "p")), (UInt8(ascii: "c"), UInt8(ascii: "l")),
      (UInt8(ascii: "c"), UInt8(ascii: "o")), (UInt8(ascii: "t"), UInt8(ascii: "o")):
      return spelling(index).hasPrefix(anyOf: FunctionRoot.startsOfShown)
    default: return false
    }
  }
}

extension FactTables {
  /// Which functions nothing runs, where those are known that something runs by itself.
  ///
  /// In a library others call. What Swift calls a function of Objective-C is not the name of that.
  func functionsThatNeverRun(
    along outgoing: OutgoingCalls, _ isRoot: (Int) -> Bool
  ) -> ContiguousArray<Bool> {
    var neverRuns = ContiguousArray(
      functions.lazy.map { $0.flags.contains(.isUncalled) })
    guard beginsApp else { return neverRuns }
    for index in functions.indices where functions[index].flags.contains(.needsCaller) {
      guard !hasSwift || functions[index].signature.isOfSwift else { continue }
      neverRuns[index] = neverRuns[index] || !(isRoot(index) || isNamed(index))
    }
    var open: [Int] = []
    for index in functions.indices where !neverRuns[index] { open.append(index) }
    while let next = open.popLast() {
      for edge in outgoing[next] {
        let callee = Int(edge.callee)
        guard neverRuns[callee], !functions[callee].flags.contains(.isUncalled) else { continue }
        neverRuns[callee] = false
        open.append(callee)
      }
    }
    return neverRuns
  }

  /// Whether some code names a function other than by a call of which it is known whom it means: by its name
  /// alone, or as what it stands for of a type above its own.
  private func isNamed(_ index: Int) -> Bool {
    let function = functions[index]
    return looselyNamed.contains(function.name)
      || ancestors(of: function.type).contains { lastOfMember[$0.member(function.name)] != nil }
  }
}
