package import Outlining
package import SourceText

/// What all files of a project tell together.
///
/// Read only; the same for any order of files.
package struct ProjectFacts: Sendable {
  private var functions: ContiguousArray<FunctionFact> = []
  /// The function of a base name; -1 where there are several.
  private var soleOfName: [Name: Int32] = [:]
  /// The last function of a type and base name.
  private var lastOfMember: [Name: Int32] = [:]
  /// For each function the one before it of the same type and name; -1 for none.
  private var previousOfMember: ContiguousArray<Int32> = []
  /// Functions by path and offset of their declaration.
  private var byPlace: [Name: Int32] = [:]
  private var askers: ContiguousArray<Asker> = []
  /// Whether a function posts, itself or through what it calls.
  private var speaks: ContiguousArray<Bool> = []
  private var callers = CallerLists()
  /// Whether what is known of who asked is only a guess from the name.
  private var isAssumed: ContiguousArray<Bool> = []
  private var properties: [Name: PropertyFact] = [:]
  private var supertypes: [Name: ContiguousArray<Name>] = [:]
  private var counted: Set<Name> = []
  /// Texts that tell what was done.
  package private(set) var confirmations = Confirmations()
  /// Types of which some function posts.
  private var postingTypes: Set<Name> = []
  private var stateChanges: [Name: ContiguousArray<StateChangeFact>] = [:]
  private var announcers: [AnnouncerFact] = []
  private var callCounts: [Name: Int] = [:]
  /// The folders, two deep, from which each announcer is called.
  private var callFolders: [Name: Set<String>] = [:]
  private var localizationTotal = LocalizationFacts()
  /// By path, of the files that write translated texts.
  private var localizationOf: [Name: LocalizationFacts] = [:]
  package private(set) var deployment: DeploymentFacts
  package private(set) var resources: ResourceFacts
  /// What the team says of its own names.
  package let vocabulary: OwnVocabulary
  private let languages: [String]
  private let tablesSpeakEnglish: Bool

  /// Merges the facts of all files, which come in path order.
  package init(
    _ files: [FileFacts], deployment: DeploymentFacts = DeploymentFacts(),
    resources: ResourceFacts = ResourceFacts(), vocabulary: OwnVocabulary = OwnVocabulary()
  ) {
    self.deployment = deployment
    self.resources = resources
    self.vocabulary = vocabulary
    languages = resources.languages
    tablesSpeakEnglish = resources.isEnglish
    // By their indices: a copy of a file's facts counts a dozen references.
    for index in files.indices { add(files[index]) }
    askers = ContiguousArray(repeating: [], count: functions.count)
    speaks = ContiguousArray(repeating: false, count: functions.count)
    isAssumed = ContiguousArray(repeating: false, count: functions.count)
    var roots: [Name: ContiguousArray<SelectorFact>] = [:]
    for index in files.indices {
      for selector in files[index].selectors where !selector.root.isEmpty {
        roots[selector.name, default: []].append(selector)
      }
    }
    let names = Set(announcers.map(\.name))
    if !names.isEmpty {
      for index in files.indices {
        for call in files[index].calls where names.contains(call.callee) {
          callCounts[call.callee, default: 0] += 1
          callFolders[call.callee, default: []].insert(Self.folder(of: files[index].path))
        }
      }
    }
    let edges = resolvedCalls(of: files)
    spreadAskers(roots: roots, edges: edges)
    spreadPosts()
    for index in functions.indices where speaks[index] {
      postingTypes.insert(functions[index].type)
    }
  }

  private mutating func add(_ file: FileFacts) {
    let path = Name(file.path)
    confirmations.add(file.confirmations, of: file.path)
    for var change in file.stateChanges {
      change.function += Int32(functions.count)
      stateChanges[change.type.member(change.property), default: []].append(change)
    }
    for function in file.functions {
      let index = Int32(functions.count)
      functions.append(function)
      let key = function.type.member(function.name)
      previousOfMember.append(-1)
      if !function.flags.contains(.isAccessor) {
        soleOfName[function.name] = soleOfName[function.name] == nil ? index : -1
        previousOfMember[Int(index)] = lastOfMember.updateValue(index, forKey: key) ?? -1
      }
      byPlace[path.member(Name(hash: UInt64(function.offset)))] = index
    }
    for property in file.properties {
      let key = property.type.member(property.name)
      // Two types of one name disagree: then nothing is known.
      if let other = properties[key], other.shape != property.shape {
        properties[key] = PropertyFact(
          type: property.type, name: property.name, shape: .unknown, wrapper: property.wrapper)
      } else {
        properties[key] = property
      }
    }
    for type in file.types where !type.supertypes.isEmpty {
      supertypes[type.name, default: []].append(contentsOf: type.supertypes)
    }
    counted.formUnion(file.countedCollections)
    if !file.localization.isEmpty {
      localizationTotal += file.localization
      localizationOf[path] = file.localization
    }
    announcers.append(contentsOf: file.announcers)
  }

  // MARK: Calls

  private struct Edge {
    var caller: Int32
    var callee: Int32
    var own: Asker
    var isLater: Bool
  }

  /// Which function each call means, as far as names tell.
  private func resolvedCalls(of files: [FileFacts]) -> ContiguousArray<Edge> {
    var result: ContiguousArray<Edge> = []
    var known: [Name: Set<Name>] = [:]
    var caller = 0
    for file in files {
      for function in file.functions {
        defer { caller += 1 }
        guard !function.calls.isEmpty else { continue }
        let above = known[function.type] ?? ancestors(of: function.type)
        known[function.type] = above
        for index in function.calls {
          let call = file.calls[Int(index)]
          eachCandidate(for: call, from: function, above: above) { callee in
            guard Int(callee) != caller else { return }
            result.append(
              Edge(caller: Int32(caller), callee: callee, own: call.own, isLater: call.isLater))
          }
        }
      }
    }
    return result
  }

  /// Same type first, then what is unique in the project; a few of one name are all taken.
  ///
  /// `above` is every type above the caller's.
  @inline(__always)
  private func eachCandidate(
    for call: CallFact, from caller: FunctionFact, above: Set<Name>, _ body: (Int32) -> Void
  ) {
    guard let sole = soleOfName[call.callee] else { return }
    func visit(membersOf type: Name) -> Bool {
      guard var index = lastOfMember[type.member(call.callee)] else { return false }
      while index >= 0 {
        body(index)
        index = previousOfMember[Int(index)]
      }
      return true
    }
    if call.isOnSelf {
      if visit(membersOf: caller.type) { return }
      var isFound = false
      for type in above where visit(membersOf: type) { isFound = true }
      if isFound { return }
    } else {
      if let shape = properties[caller.type.member(call.receiver)]?.shape, shape.base != .none,
        visit(membersOf: shape.base)
      {
        return
      }
      if visit(membersOf: call.receiver) { return }
    }
    if sole >= 0 { body(sole) }
  }

  /// Every type above `type`, that itself left out.
  private func ancestors(of type: Name) -> Set<Name> {
    guard var open = supertypes[type] else { return [] }
    var seen: Set<Name> = []
    while let next = open.popLast() {
      guard next != type, seen.insert(next).inserted else { continue }
      open.append(contentsOf: supertypes[next] ?? [])
    }
    return seen
  }

  private mutating func spreadAskers(
    roots: [Name: ContiguousArray<SelectorFact>], edges: ContiguousArray<Edge>
  ) {
    callers = CallerLists(edges.lazy.map { ($0.caller, $0.callee) }, count: functions.count)
    // Calls are in the order of their callers.
    var outgoing = ContiguousArray<Range<Int>>(repeating: 0..<0, count: functions.count)
    for (index, edge) in edges.enumerated() {
      let caller = Int(edge.caller)
      let first = outgoing[caller].isEmpty ? index : outgoing[caller].lowerBound
      outgoing[caller] = first..<index + 1
    }
    let drawn = rootsOfInterfaces()
    for index in functions.indices {
      askers[index] = functions[index].root
      askers[index].formUnion(drawn[functions[index].type.member(functions[index].name)] ?? [])
      for selector in roots[functions[index].name] ?? []
      where selector.type == functions[index].type || selector.type == .none
        || roots[functions[index].name]?.count == 1
        || ancestors(of: functions[index].type).contains(selector.type)
      {
        askers[index].formUnion(selector.root)
      }
      if askers[index].isEmpty, callers[index].isEmpty { isAssumed[index] = true }
    }
    var open = ContiguousArray(functions.indices.filter { !askers[$0].isEmpty })
    // What nobody calls runs anyhow: its calls are taken as awaited ones.
    for index in functions.indices where isAssumed[index] {
      for edge in outgoing[index] { spread(edges[edge], callers: [], into: &open) }
    }
    while let next = open.popLast() {
      for edge in outgoing[next] { spread(edges[edge], callers: askers[next], into: &open) }
    }
  }

  /// Who runs the methods that controls of drawn screens name, by type and name; a method may be
  /// one that the type inherits.
  private func rootsOfInterfaces() -> [Name: Asker] {
    var result: [Name: Asker] = [:]
    for selector in resources.selectors {
      for type in ancestors(of: selector.type).union([selector.type]) {
        result[type.member(selector.name), default: []].formUnion(selector.root)
      }
    }
    return result
  }

  private mutating func spread(
    _ edge: Edge, callers: Asker, into open: inout ContiguousArray<Int>
  ) {
    let callee = Int(edge.callee)
    let base = edge.own.isEmpty ? callers : edge.own
    let asker = edge.isLater ? base.later : base
    guard !askers[callee].isSuperset(of: asker) else { return }
    askers[callee].formUnion(asker)
    open.append(callee)
  }

  private mutating func spreadPosts() {
    var open = ContiguousArray<Int>()
    for index in functions.indices where functions[index].flags.contains(.posts) {
      speaks[index] = true
      open.append(index)
    }
    while let next = open.popLast() {
      for caller in callers[next] where !speaks[Int(caller)] {
        speaks[Int(caller)] = true
        open.append(Int(caller))
      }
    }
  }

  // MARK: Questions

  /// The function declared at a place; `nil` where there is none with a body.
  package func function(path: String, offset: UInt32) -> Int? {
    byPlace[Name(path).member(Name(hash: UInt64(offset)))].map { Int($0) }
  }

  /// Everybody who is known to run a function.
  package func asker(of function: Int) -> Asker { askers[function] }

  /// Whether nobody is known to call it and nothing names it.
  package func isUncalled(_ function: Int) -> Bool {
    askers[function].isEmpty && callers[function].isEmpty
  }

  /// Whether the function posts, itself or through what it calls.
  package func posts(_ function: Int) -> Bool { speaks[function] }

  /// Whether a caller of the function posts by itself.
  package func callerPosts(_ function: Int) -> Bool {
    callers[function].contains { functions[Int($0)].flags.contains(.posts) }
  }

  /// Whether the function that a call inside `caller` means posts.
  package func calleePosts(_ name: Name, isOnSelf: Bool, receiver: Name, from caller: Int) -> Bool {
    let call = CallFact(
      callee: name, receiver: receiver, own: [], isLater: false, isOnSelf: isOnSelf,
      argumentCount: 0)
    guard soleOfName[name] != nil else { return false }
    let above = isOnSelf ? ancestors(of: functions[caller].type) : []
    var posts = false
    eachCandidate(for: call, from: functions[caller], above: above) { callee in
      posts = posts || speaks[Int(callee)]
    }
    return posts
  }

  /// What is declared of a property, looked up through supertypes.
  package func property(_ name: Name, of type: Name) -> PropertyFact? {
    var open: ContiguousArray<Name> = [type]
    var seen: Set<Name> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      if let found = properties[next.member(name)] { return found }
      open.append(contentsOf: supertypes[next] ?? [])
    }
    return nil
  }

  /// Whether some type above `type` has one of `names`.
  package func inherits(_ type: Name, anyOf names: Set<Name>) -> Bool {
    var open: ContiguousArray<Name> = [type]
    var seen: Set<Name> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      if names.contains(next) { return true }
      open.append(contentsOf: supertypes[next] ?? [])
    }
    return false
  }

  /// The first two folders of a path: what is below them is taken for one module.
  static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().prefix(2).joined(separator: "/")
  }

  /// The call by which the team announces, seen from inside `type` in the file at `path`, with
  /// `${message}` for the text.
  ///
  /// A helper counts as the team's where it is called at three places or more, some of them below
  /// the same folders as the file, so that it is seen there; one of the type's
  /// own comes first, then a free or static one. `nil` where there is none.
  package func helperCall(in type: Name, path: String) -> String? {
    let folder = Self.folder(of: path)
    let used = announcers.filter {
      callCounts[$0.name, default: 0] >= 3 && callFolders[$0.name]?.contains(folder) == true
    }
    let own = used.first { $0.type == type && !$0.isStatic && type != .none }
    let shared = used.first { $0.type == .none || $0.isStatic }
    guard let helper = own ?? shared else { return nil }
    let prefix = helper.isStatic ? "\(helper.typeText)." : ""
    let label = helper.label.isEmpty ? "" : "\(helper.label): "
    return "\(prefix)\(helper.text)(\(label)${message})"
  }

  /// Whether a type of this name posts somewhere.
  package func posts(_ type: Name) -> Bool { postingTypes.contains(type) }

  /// Everybody who is known to change a watched property of a model; `nil` where no place is known
  /// that does or such a place posts by itself, and empty where nobody is known to come there.
  package func changers(of property: Name, in type: Name) -> Asker? {
    guard let changes = stateChanges[type.member(property)],
      !changes.contains(where: { speaks[Int($0.function)] })
    else { return nil }
    return changes.reduce(into: Asker()) { result, change in
      let base = change.own.isEmpty ? askers[Int(change.function)] : change.own
      result.formUnion(change.isLater ? base.later : base)
    }
  }

  /// Whether some list of the project counts a collection of this name.
  package func isCounted(_ name: Name) -> Bool { counted.contains(name) }

  /// Whether the project translates what it shows.
  package var localizes: Bool { localizationTotal.total > 0 || resources.hasTexts }

  /// Whether the file at `path` translates texts of its own.
  package func localizes(fileAt path: String) -> Bool {
    (localizationOf[Name(path)]?.total ?? 0) > 0
  }

  /// How a new text has to be written in the file at `path`: as the file writes its own, else as
  /// the project does.
  package func localization(
    forPath path: String, in language: Language
  ) -> LocalizationPractice {
    LocalizationPractice(
      form: localizationForm(forPath: path, in: language), languages: languages,
      speaksEnglish: tablesSpeakEnglish && localizationTotal.foreignLiterals <= 0)
  }

  private func localizationForm(
    forPath path: String, in language: Language
  ) -> LocalizationPractice.Form {
    guard localizes else { return .literal }
    for facts in [localizationOf[Name(path)], localizationTotal] {
      guard let facts, facts.total > 0 else { continue }
      if facts.generated > facts.written { return .generated }
      if let call = facts.commonest(in: language) { return .call(call) }
    }
    guard language == .swift else { return .call(.objectiveCMacro) }
    let hasInitializer = (deployment.version(forPath: path)?.major ?? 0) >= 15
    return .call(hasInitializer ? .initializer : .swiftMacro)
  }
}
