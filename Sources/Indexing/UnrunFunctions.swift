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
      if facts.functions[function].root.isEmpty, outline.needsCaller(index) {
        facts.functions[function].flags.insert(.needsCaller)
        noteSwiftNames(of: index, Int32(function))
      }
      if !facts.functions[function].flags.isDisjoint(with: [.isUncalled, .needsCaller]) {
        result.append((index, functionOf[index]))
      }
    }
    return result
  }

  /// Notes what Swift may call a function of Objective-C: it makes labels of what a preposition begins, and leaves
  /// out the words for the type of an argument.
  ///
  /// After https://github.com/swiftlang/swift-evolution/blob/main/proposals/0005-objective-c-name-translation.md.
  private mutating func noteSwiftNames(of index: Int, _ function: Int32) {
    guard outline.file.language == .objectiveC else { return }
    let declaration = outline.declarations[index]
    let range = outline.token(Int(declaration.nameToken)).range
    let name = outline.text(Int(declaration.nameToken))
    let type = declaration.parameters.first.map { outline.text(outline.parameters[Int($0)].type) }
    var ends = [range.count]
    for (end, letter) in name.utf8.enumerated().dropFirst()
    where UInt8(ascii: "A")...UInt8(ascii: "Z") ~= letter && type != nil {
      let rest = name.dropFirst(end)
      let isLabel = FileReader.prepositions.contains { rest.hasPrefix($0) }
      let isType = type?.filter { $0.isLetter || $0.isNumber }.hasSuffix(rest) == true
      if isLabel || isType { ends.append(end) }
    }
    for end in ends {
      let name = Name(outline.file.bytes, ByteRange(range.start, range.start + end))
      facts.swiftNames.append(SwiftNameFact(function: function, name: name))
    }
  }

  private static let prepositions = [
    "Above", "After", "Along", "Around", "As", "At", "Before", "Below", "By", "For", "From", "In",
    "Into", "Of", "On", "Over", "Since", "To", "Under", "Until", "Using", "Via", "With", "Within",
  ]
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

  /// Whether a function shows or hides something by its name, or is called on its type, and only code that names
  /// it can run it.
  ///
  /// What is public others may call; what an attribute says, and what stands for a function above, the system may.
  fileprivate func needsCaller(_ index: Int) -> Bool {
    let function = declarations[index]
    guard function.kind == .function || function.kind == .method, function.nameToken >= 0,
      function.attributes.allSatisfy({ attributes[Int($0)].name == "ViewBuilder" }),
      startsAsShown(Int(function.nameToken)) || isNamedAfterToast(Int(function.nameToken))
        || isCalledOnType(index) || isModifier(function)
    else { return false }
    return function.modifiers.isDisjoint(with: [.public, .override])
      && !attributesOfTypes(around: index).contains("objcMembers")
  }

  /// Whether a function of Objective-C has a toast in its name, `hudWithText:`: nothing there hands it on by its
  /// name alone.
  private func isNamedAfterToast(_ name: Int) -> Bool {
    file.language == .objectiveC && spelling(name).lowercased.contains(anyOf: ["hud", "toast"])
  }

  /// Whether a function is a modifier of the app's own, which only a call applies: `extension View { func toast() … }`.
  private func isModifier(_ function: Declaration) -> Bool {
    guard file.language == .swift, function.parent >= 0 else { return false }
    let holder = declarations[Int(function.parent)]
    return holder.kind == .extension && holder.name == "View"
  }

  /// Whether a function is called on its type, which the system seldom does: `+ (void)presentPicker`.
  ///
  /// What of Objective-C makes one of its type Swift calls as an initializer of that.
  private func isCalledOnType(_ index: Int) -> Bool {
    let function = declarations[index]
    guard function.modifiers.contains(.static) else { return false }
    guard file.language == .objectiveC, !function.type.isEmpty else { return true }
    let made = name(function.type.start)
    return made != "instancetype" && made != "id" && made != typeName(around: index)
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
    guard file.language == .swift, index > 0, index + 1 < stream.tokens.count,
      startsAsShown(index) || isOfType(index)
    else { return false }
    switch token(index + 1).kind {
    case .leftParen, .leftBrace: return false
    case .colon where [.leftParen, .comma].contains(token(index - 1).kind): return false
    default: return token(index - 1).word != .func
    }
  }

  /// Whether a name is that of a member of a type: `Factory.makePanel`.
  private func isOfType(_ index: Int) -> Bool {
    index > 1 && token(index - 1).kind == .period && token(index - 2).kind == .identifier
      && isCapital(stream.tokens[index - 2].start)
  }

  /// Whether a name begins as those of functions that show or hide something do.
  func startsAsShown(_ index: Int) -> Bool {
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
  /// In a library others call.
  func functionsThatNeverRun(
    along outgoing: OutgoingCalls, _ files: [FileFacts], _ isRoot: (Int) -> Bool
  ) -> ContiguousArray<Bool> {
    var neverRuns = ContiguousArray(
      functions.lazy.map { $0.flags.contains(.isUncalled) })
    guard beginsApp else { return neverRuns }
    let namedBySwift = functionsNamedBySwift(in: files)
    for index in functions.indices where functions[index].flags.contains(.needsCaller) {
      guard !namedBySwift.contains(index) else { continue }
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

  /// The functions of Objective-C that Swift may call, by what it would call them.
  private func functionsNamedBySwift(in files: [FileFacts]) -> Set<Int> {
    guard hasSwift else { return [] }
    let names = Set(files.lazy.flatMap(\.swiftNames).map(\.name))
    guard !names.isEmpty else { return [] }
    var called = names.intersection(looselyNamed)
    for file in files.indices where files[file].path.hasSuffix(".swift") {
      for call in files[file].calls where names.contains(call.callee) { called.insert(call.callee) }
    }
    var result: Set<Int> = []
    var functions = 0
    for file in files.indices {
      for fact in files[file].swiftNames where called.contains(fact.name) {
        result.insert(functions + Int(fact.function))
      }
      functions += files[file].functions.count
    }
    return result
  }

  /// Whether some code names a function other than by a call of which it is known whom it means: by its name
  /// alone, or as what it stands for of a type above its own.
  private func isNamed(_ index: Int) -> Bool {
    let function = functions[index]
    return looselyNamed.contains(function.name)
      || namedOnTypes[function.name].map { isForeign(Int32(index), toAll: $0) } == false
      || ancestors(of: function.type).contains { lastOfMember[$0.member(function.name)] != nil }
  }
}
