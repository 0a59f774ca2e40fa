import Lexing
package import Outlining
package import SourceText

/// What all files of a project tell together.
///
/// Read only; the same for any order of files.
package struct ProjectFacts: Sendable {
  /// Held in one reference: whoever asks questions about a file keeps a copy of these facts.
  final class Storage: Sendable {
    let tables: FactTables
    /// By language the call that writes most of the project's texts: every file asks.
    let commonestCalls: [Language: LocalizationCall]
    let namedTypes: NamedTypes
    let readers: MemberReaders

    init(_ tables: FactTables, _ files: [FileFacts]) {
      self.tables = tables
      commonestCalls = tables.commonestCalls
      namedTypes =
        tables.beginsApp
        ? NamedTypes(
          files, tables.resources.classesOfScreens, tables,
          except: { tables.leftOut.contains($0.path) }) : NamedTypes()
      readers = MemberReaders(files, tables)
    }
  }

  /// Read as `storage.tables.…` throughout: a property that returned the tables would copy them.
  let storage: Storage

  /// Merges the facts of all files, which come in path order.
  package init(
    _ files: [FileFacts], deployment: DeploymentFacts = DeploymentFacts(),
    resources: ResourceFacts = ResourceFacts(), compiled: CompiledFiles = CompiledFiles(),
    vocabulary: OwnVocabulary = OwnVocabulary()
  ) {
    storage = Storage(
      FactTables(
        files, deployment: deployment, resources: resources, compiled: compiled,
        vocabulary: vocabulary),
      files)
  }

  package var deployment: DeploymentFacts { storage.tables.deployment }
  package var resources: ResourceFacts { storage.tables.resources }
  /// What the team says of its own names.
  ///
  /// Lent, not copied: rules ask for it at every call.
  package var vocabulary: OwnVocabulary {
    _read { yield storage.tables.vocabulary }
  }

  // To hand the vocabulary on counts a reference for each of its sets: hot code asks here.

  /// Whether the team says that a call announces.
  package func announces(_ name: Name, on receiver: Name) -> Bool {
    storage.tables.vocabulary.announces(name, on: receiver)
  }

  /// Whether the team says that the library of this name says nothing by itself.
  package func isSilentLibrary(_ name: Name) -> Bool {
    storage.tables.vocabulary.silentLibraries.contains(name)
  }

  /// Whether the team says that the library of this name speaks by itself.
  package func isSpeakingLibrary(_ name: Name) -> Bool {
    storage.tables.vocabulary.speakingLibraries.contains(name)
  }
  /// Texts that tell what was done.
  package var confirmations: Confirmations { storage.tables.confirmations }

  /// The function declared at a place; `nil` where there is none with a body.
  package func function(path: String, offset: UInt32) -> Int? {
    storage.tables.byPlace[Name(path).member(Name(hash: UInt64(offset)))].map { Int($0) }
  }

  /// The function that a declaration of a file is; `nil` where it has no body.
  package func function(_ declaration: Int, of outline: SyntaxOutline) -> Int? {
    let start = outline.declarations[declaration].tokens.start
    return function(path: outline.file.path, offset: outline.token(start).start)
  }

  /// Everybody who is known to run a function.
  package func asker(of function: Int) -> Asker { storage.tables.askers[function] }

  /// Who may have asked for it, where what leads to it are functions that nobody is known to call:
  /// as their names tell; empty where nothing leads to it.
  package func guess(of function: Int) -> Asker {
    storage.tables.isAssumed[function] ? [] : storage.tables.guesses[function]
  }

  /// Whether nobody is known to call it and nothing names it.
  package func isUncalled(_ function: Int) -> Bool {
    storage.tables.askers[function].isEmpty && storage.tables.callers[function].isEmpty
  }

  /// Whether nothing runs the function, as far as is seen: a private one that its file names nowhere else, or in
  /// an app one that shows or hides something, called only by such.
  package func neverRuns(_ function: Int) -> Bool { storage.tables.neverRuns[function] }

  /// Whether the project gives the system's own views a function of this name.
  package func extendsViews(with name: Name) -> Bool { storage.tables.viewHelpers.contains(name) }

  /// Whether a control, a gesture or a delegate call of a choice runs the function by itself.
  package func isAction(_ function: Int) -> Bool { storage.tables.isAction[function] }

  /// Whether the function is called from hot paths alone: when these begin or end.
  package func isPartOfHotPaths(_ function: Int) -> Bool {
    let callers = storage.tables.callers[function]
    return !callers.isEmpty
      && callers.allSatisfy { storage.tables.askers[Int($0)].decision == .hot }
  }

  /// Whether what a user began leads to the function by some way without loops and hot paths.
  package func isBegunOnce(_ function: Int) -> Bool { storage.tables.isBegunOnce[function] }

  /// Whether some call leads to the function only after a time that the code sets.
  package func isDelayed(_ function: Int) -> Bool { storage.tables.isDelayed[function] }

  /// Whether the function is called, and only by what runs later than the function around it: in completions,
  /// or after an `await`.
  package func isCalledLater(_ function: Int) -> Bool { storage.tables.isCalledLater[function] }

  /// Whether some SwiftUI view is a toast that is handed what it says: it tells that itself, whoever
  /// fills it.
  package var hasToastView: Bool { !storage.tables.toastViews.isEmpty }

  /// Whether a type is such a view.
  package func isToastView(_ type: Name) -> Bool { storage.tables.toastViews.contains(type) }

  /// Whether a SwiftUI view is there only to tell of a failure that it is handed, and comes with what a user began
  /// or waits for.
  package func isFailureView(_ type: Name) -> Bool { storage.tables.failureViews.contains(type) }

  /// Everybody who is known to bring a view of a toast or of a failure.
  package func asker(ofToast view: Name) -> Asker { storage.tables.asker(ofToast: view) }

  /// Whether the function posts, itself or through what it calls.
  package func posts(_ function: Int) -> Bool { storage.tables.speaks[function] }

  /// The callers of the function that have the system present something as well, or take it away, in the
  /// order of their calls; one that calls it twice stands there twice.
  package func presentingCallers(of function: Int) -> [Int] {
    storage.tables.callers[function].lazy.map { Int($0) }.filter {
      storage.tables.functions[$0].flags.contains(.presents)
    }
  }

  /// Whether the function that a call inside `caller` means posts.
  package func calleePosts(_ name: Name, isOnSelf: Bool, receiver: Name, from caller: Int) -> Bool {
    storage.tables.speakingNames.contains(name)
      && callees(of: name, isOnSelf: isOnSelf, receiver: receiver, from: caller).contains {
        storage.tables.speaks[Int($0)]
      }
  }

  /// Whether the function that a call inside `caller` means posts, or has the system present something
  /// in any case.
  package func calleeSpeaks(
    _ name: Name, isOnSelf: Bool, receiver: Name, from caller: Int
  ) -> Bool {
    guard storage.tables.speakingNames.contains(name) else { return false }
    return callees(of: name, isOnSelf: isOnSelf, receiver: receiver, from: caller).contains {
      storage.tables.speaks[Int($0)]
        || storage.tables.functions[Int($0)].flags.contains(.alwaysPresents)
    }
  }

  /// Whether what a call inside `caller` means is done only after it has returned.
  package func beginsOnly(_ name: Name, receiver: Name, from caller: Int) -> Bool {
    callees(of: name, isOnSelf: false, receiver: receiver, from: caller).contains {
      storage.tables.functions[Int($0)].flags.contains(.begins)
    }
  }

  /// The functions that a call inside `caller` may mean.
  package func callees(
    of name: Name, isOnSelf: Bool, receiver: Name, from caller: Int
  ) -> [Int32] {
    var call = CallFact(name, on: receiver, isOnSelf: isOnSelf, in: ExecutionContext())
    call.flags.insert(.isReference)
    guard let sole = storage.tables.soleOfName[name] else { return [] }
    let above = isOnSelf ? storage.tables.ancestors(of: storage.tables.functions[caller].type) : []
    var result: [Int32] = []
    storage.tables.eachCandidate(
      for: call, sole, from: storage.tables.functions[caller], above: above
    ) {
      result.append($0)
    }
    return result
  }

  /// Whether some of `functions`, or what they call, give a watched property of their type a value
  /// before they return.
  package func assigns(_ property: Name, by functions: [Int32]) -> Bool {
    storage.tables.assigns(property, by: functions, beforeReturn: true)
  }

  /// What becomes of a failure in `functions` that does not show in `property`.
  package func caughtFailure(in functions: [Int32], besides property: Name?) -> CaughtFailure {
    storage.tables.caughtFailure(in: functions, besides: property)
  }

  /// The functions that set a flag of a model's, of those that are called by some of `entries`, by the
  /// names of the model's functions, or when it is made; all where `entries` is `nil`.
  package func functions(setting flag: Name, of type: Name, from entries: Set<Name>?) -> [Int32] {
    storage.tables.functions(setting: flag, of: type, from: entries)
  }

  /// Whether some of `functions`, or what they call, give a watched property of their type a value, however
  /// late.
  package func fills(_ member: Name, by functions: [Int32]) -> Bool {
    storage.tables.assigns(member, by: functions)
  }

  /// How `functions`, which set a flag of their model's, fill a collection of its; `nil` where one of them
  /// does something else, adds to what is there, or speaks itself.
  package func wait(for collection: Name, under flag: Name, by functions: [Int32]) -> ModelWait? {
    storage.tables.wait(for: collection, under: flag, by: functions)
  }

  /// What is declared of a property, looked up through supertypes.
  package func property(_ name: Name, of type: Name) -> PropertyFact? {
    if let own = storage.tables.properties[type.member(name)] { return own }
    for above in storage.tables.ancestors(of: type) {
      if let found = storage.tables.properties[above.member(name)] { return found }
    }
    return nil
  }

  /// Whether `type` itself has code of this name, be it a property's `setter`.
  package func runs(_ name: Name, of type: Name) -> Bool {
    storage.tables.lastOfMember[type.member(name)] != nil
  }

  /// Whether the project itself declares a type or function of this name, which then is no library's.
  package func declares(_ name: Name) -> Bool {
    storage.tables.types.contains(name) || storage.tables.soleOfName[name] != nil
  }

  /// Whether what has this shape is an error of the language's or of the project's, or may be none.
  package func isError(_ shape: TypeShape) -> Bool {
    // A text stays one where the project lets texts be thrown: `extension String: Error`.
    guard shape.wrapping.isSubset(of: [.optional]), !shape.isString else { return false }
    return FactTables.errors.contains(shape.base) || inherits(shape.base, anyOf: FactTables.errors)
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
    guard !storage.tables.announcers.isEmpty else { return nil }
    let folder = Self.folder(of: path)
    let used = storage.tables.announcers.filter {
      storage.tables.callCounts[$0.name, default: 0] >= 3
        && storage.tables.callFolders[$0.name]?.contains(folder) == true
    }
    let own = used.first { $0.type == type && !$0.isStatic && type != .none }
    let shared = used.first { $0.type == .none || $0.isStatic }
    guard let helper = own ?? shared else { return nil }
    let prefix = helper.isStatic ? "\(helper.typeText)." : ""
    let label = helper.label.isEmpty ? "" : "\(helper.label): "
    return "\(prefix)\(helper.text)(\(label)${message})"
  }

  /// Whether a type of this name posts somewhere.
  package func posts(_ type: Name) -> Bool { storage.tables.postingTypes.contains(type) }

  /// Whether a property of a model is computed of another that is watched, however far.
  package func isComputed(_ property: Name, of other: Name, in type: Name) -> Bool {
    property != other && storage.tables.sources(of: property, in: type).contains(other)
  }

  /// What a case of an enumeration carries, of one that `owner` declares rather than of others of its name;
  /// unknown where it carries nothing, or several values, and where several types of this name differ.
  package func carried(by name: Name, of type: Name, in owner: Name) -> TypeShape {
    storage.tables.carried[owner.member(type).member(name)]
      ?? storage.tables.carried[type.member(name)] ?? .unknown
  }

  /// The shape of a property, or the enumeration that it begins with a case of; unknown for others.
  package func stateShape(_ property: Name, of type: Name) -> TypeShape {
    if let shape = self.property(property, of: type)?.shape, !shape.isUnknown { return shape }
    return storage.tables.enumerations[type.member(property)].map { TypeShape(base: $0) }
      ?? .unknown
  }

  /// Whether a view shows what it is handed under a label as a text, as it is.
  package func showsText(handedAs label: Name, _ view: Name) -> Bool {
    storage.tables.handedTexts.contains(view.member(label))
  }

  /// Whether a view shows the description of the error that it is handed under a label.
  package func showsError(handedAs label: Name, _ view: Name) -> Bool {
    storage.tables.handedTexts.contains(view.member(label).member("localizedDescription"))
  }

  /// Whether a view stands beside others somewhere: it is a part of a screen.
  package func isBesideOthers(_ view: Name) -> Bool {
    storage.tables.viewsBesideOthers.contains(view)
  }

  /// Whether a view is made for each of what a list or a grid shows.
  package func isRow(_ view: Name) -> Bool { storage.tables.rowViews.contains(view) }

  /// Whether some place is known that changes a watched property of a model.
  package func isChanged(_ property: Name, in type: Name) -> Bool {
    !storage.tables.changes(of: property, in: type).isEmpty
  }

  /// Whether all that a watched property of a model is given says what has come of something.
  package func tellsOutcomes(_ property: Name, in type: Name) -> Bool {
    let changes = storage.tables.changes(of: property, in: type)
    return !changes.isEmpty && changes.allSatisfy(\.tellsOutcome)
  }

  /// Whether some list of the project counts a collection of this name.
  package func isCounted(_ name: Name) -> Bool { storage.tables.counted.contains(name) }

  /// Whether the project translates what it shows.
  package var localizes: Bool { storage.tables.localizationTotal.total > 0 || resources.hasTexts }

  /// Whether the file at `path` translates texts of its own.
  package func localizes(fileAt path: String) -> Bool {
    (storage.tables.localizationOf[Name(path)]?.total ?? 0) > 0
  }

  /// How a new text has to be written in the file at `path`: as the file writes its own, else as
  /// the project does.
  package func localization(
    forPath path: String, in language: Language
  ) -> LocalizationPractice {
    LocalizationPractice(
      form: localizationForm(forPath: path, in: language), languages: storage.tables.languages,
      speaksEnglish: storage.tables.resourcesAreEnglish
        && !storage.tables.localizationTotal.isForeign)
  }

  private func localizationForm(
    forPath path: String, in language: Language
  ) -> LocalizationPractice.Form {
    guard localizes else { return .literal }
    if let own = storage.tables.localizationOf[Name(path)], own.total > 0 {
      if own.generated > own.written { return .generated }
      if let call = own.commonest(in: language, where: { !storage.tables.isCase($0) }) {
        return .call(call)
      }
    }
    let all = storage.tables.localizationTotal
    if all.total > 0 {
      if all.generated > all.written { return .generated }
      if let call = storage.commonestCalls[language] { return .call(call) }
      if !resources.hasTexts, all.commonest(in: language) != nil { return .literal }
    }
    guard language == .swift else { return .call(.objectiveCMacro) }
    let hasInitializer = (deployment.version(forPath: path)?.major ?? 0) >= 15
    return .call(hasInitializer ? .initializer : .swiftMacro)
  }
}

extension FactTables {
  /// By language the call that writes most of the texts, where it is the app's own.
  fileprivate var commonestCalls: [Language: LocalizationCall] {
    // A table that is not there is a library's, whose code lies among the app's.
    let known = Set(resources.tables.map(\.name))
    var result: [Language: LocalizationCall] = [:]
    for language in [Language.swift, .objectiveC] {
      result[language] = localizationTotal.commonest(in: language) { call in
        !isCase(call) && call.table.map(known.contains) ?? true
      }
    }
    return result
  }

  /// Whether what is called makes a case of an enumeration: `LoadError.localized("…")`.
  fileprivate func isCase(_ call: LocalizationCall) -> Bool {
    let called = call.template.prefix { $0 != "(" }.split(separator: ".")
    guard called.count > 1, let name = called.last else { return false }
    return carried[Name(String(called[called.count - 2])).member(Name(String(name)))]
      != nil
  }
}
