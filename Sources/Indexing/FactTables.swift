import Outlining
import SourceText

/// The facts of all files in tables by name, and what follows from them together.
struct FactTables: Sendable {
  private(set) var functions: ContiguousArray<FunctionFact> = []
  /// The last function of a base name; -1 where several types have one.
  private(set) var soleOfName: [Name: Int32] = [:]
  /// The last function of a type and base name.
  private(set) var lastOfMember: [Name: Int32] = [:]
  /// For each function the one before it of the same type and name; -1 for none.
  private(set) var previousOfMember: ContiguousArray<Int32> = []
  /// Functions by path and offset of their declaration.
  private(set) var byPlace: [Name: Int32] = [:]
  private(set) var askers: ContiguousArray<Asker> = []
  /// Who asked for what only functions lead to that nobody is known to call, as their names tell.
  private(set) var guesses: ContiguousArray<Asker> = []
  /// Whether a function posts, itself or through what it calls.
  private(set) var speaks: ContiguousArray<Bool> = []
  /// What functions are called that post or have the system present something: a few of all.
  private(set) var speakingNames: Set<Name> = []
  private(set) var callers = CallerLists()
  private(set) var subscriptions = SubscriptionTable()
  /// The functions by which the project extends the system's own views.
  private(set) var viewHelpers: Set<Name> = []
  private static let extendedViews: Set<Name> = [
    "UIView", "UILabel", "UIButton", "UIStackView", "UIControl", "UIImageView",
  ]
  /// Whether a user's action runs a function by itself, and nothing else does but what calls it.
  private(set) var isAction: ContiguousArray<Bool> = []
  /// Whether what a user began leads to a function by some way without loops and hot paths.
  private(set) var isBegunOnce: ContiguousArray<Bool> = []
  /// Whether some call leads to a function only after a time that the code sets.
  private(set) var isDelayed: ContiguousArray<Bool> = []
  /// Whether a function is called, and only by what runs later than the function around it.
  private(set) var isCalledLater: ContiguousArray<Bool> = []
  /// Whether what is known of who asked is only a guess from the name.
  private(set) var isAssumed: ContiguousArray<Bool> = []
  private(set) var properties: [Name: PropertyFact] = [:]
  /// The names of functions that some code calls, or hands on, of which it is not known whom it means.
  var looselyNamed: Set<Name> = []
  /// By the name of a function, the types that it is called on where it is not known whom that means.
  var namedOnTypes: [Name: Set<Name>] = [:]
  /// The paths of the files that no target has.
  private(set) var leftOut: Set<String> = []
  /// Whether nothing runs a function, as far as is seen.
  private(set) var neverRuns: ContiguousArray<Bool> = []
  /// Whether some function of the project is in Swift.
  private(set) var hasSwift = false
  /// The types that the project declares itself.
  private(set) var types: Set<Name> = []
  /// Those that are structures or enumerations.
  private(set) var values: Set<Name> = []
  private(set) var supertypes: [Name: ContiguousArray<Name>] = [:]
  /// The types that name a type as one above them, in the order of their files.
  private(set) var subtypes: [Name: ContiguousArray<Name>] = [:]
  private(set) var counted: Set<Name> = []
  /// Texts that tell what was done.
  private(set) var confirmations = Confirmations()
  /// Types of which some function posts.
  private(set) var postingTypes: Set<Name> = []
  /// The subscriptions of the files taken in so far.
  private var subscriptionCount = 0
  private(set) var stateChanges: [Name: ContiguousArray<StateChangeFact>] = [:]
  /// By type.
  private(set) var caughtFailures: [Name: ContiguousArray<CaughtFailureFact>] = [:]
  /// By type and computed property, what it reads.
  private(set) var derivedProperties: [Name: [Name]] = [:]
  /// The SwiftUI views that are toasts and are handed what they say: they tell that themselves.
  private(set) var toastViews: Set<Name> = []
  /// The views that are there only to tell of a failure, where something that a user began or waits for shows them.
  private(set) var failureViews: Set<Name> = []
  private var failures: [ToastViewFact] = []
  /// The toasts that are only called banners, of which it is not known that something shows them.
  private var banners: Set<Name> = []
  /// Views of banners and failures that tell nothing: they are always there, or who makes them tells it.
  private var quietBanners: Set<Name> = []
  /// By type and case, what it carries; unknown where two types of one name differ.
  private(set) var carried: [Name: TypeShape] = [:]
  /// By property of a type, the enumeration that it begins with a case of.
  private(set) var enumerations: [Name: Name] = [:]
  /// The types that are made for each of what a list or a grid shows.
  private(set) var rowViews: Set<Name> = []
  /// The views that somewhere stand beside others: parts of screens.
  private(set) var viewsBesideOthers: Set<Name> = []
  /// The views that are several parts of another.
  private(set) var repeatedViews: Set<Name> = []
  /// As `FileFacts.handedTexts`.
  private(set) var handedTexts: Set<Name> = []
  private(set) var toastSources: [Name: [ToastSourceFact]] = [:]
  private(set) var announcers: [AnnouncerFact] = []
  private(set) var callCounts: [Name: Int] = [:]
  /// The folders, two deep, from which each announcer is called.
  private(set) var callFolders: [Name: Set<String>] = [:]
  private(set) var localizationTotal = LocalizationFacts()
  /// By path, of the files that write translated texts.
  private(set) var localizationOf: [Name: LocalizationFacts] = [:]
  private(set) var deployment: DeploymentFacts
  private(set) var resources: ResourceFacts
  /// What the team says of its own names.
  let vocabulary: OwnVocabulary
  let languages: [String]
  let resourcesAreEnglish: Bool

  /// Merges the facts of all files, which come in path order.
  init(
    _ files: [FileFacts], deployment: DeploymentFacts, resources: ResourceFacts,
    compiled: CompiledFiles, vocabulary: OwnVocabulary
  ) {
    self.deployment = deployment
    self.resources = resources
    self.vocabulary = vocabulary
    languages = resources.languages
    resourcesAreEnglish = resources.isEnglish
    let count = files.indices.reduce(0) { $0 + files[$1].functions.count }
    functions.reserveCapacity(count)
    previousOfMember.reserveCapacity(count)
    // A copy of a file's facts counts a dozen references.
    for index in files.indices { add(files[index]) }
    var subscriptions = SubscriptionTable(files, after: functions.count)
    let nodes = functions.count + subscriptions.count
    askers = ContiguousArray(repeating: [], count: nodes)
    guesses = askers
    speaks = ContiguousArray(repeating: false, count: functions.count)
    isAssumed = ContiguousArray(repeating: false, count: functions.count)
    isAction = ContiguousArray(repeating: false, count: functions.count)
    var roots = SelectorRoots()
    for index in files.indices {
      for selector in files[index].selectors { roots.add(selector) }
    }
    noteCallsOfAnnouncers(in: files)
    // A library may be compiled by whoever uses it.
    if beginsApp { leftOut = compiled.leftOut(of: files.map(\.path)) }
    let edges = resolvedCalls(of: files, &subscriptions)
    let watching = nodesByMember(of: files, in: &subscriptions)
    subscriptions.note(newsOf: files, besides: leftOut, watchedBy: watching)
    self.subscriptions = subscriptions
    noteTimes(of: edges)
    spreadAskers(of: files, roots: roots, edges: edges, watching)
    spreadPosts()
    // What the user begins brings a banner; one that a screen comes with is a part of it.
    toastViews.formUnion(
      banners.subtracting(quietBanners).filter {
        !asker(ofToast: $0).isDisjoint(with: [.asked, .awaited])
      })
    noteFailureViews()
    noteSpeakers()
    rowViews.addParts(of: files)
  }

  /// Notes how often, and below which folders, the functions that announce are called.
  private mutating func noteCallsOfAnnouncers(in files: [FileFacts]) {
    guard case let names = Set(announcers.map(\.name)), !names.isEmpty else { return }
    for index in files.indices {
      for call in files[index].calls where names.contains(call.callee) {
        callCounts[call.callee, default: 0] += 1
        callFolders[call.callee, default: []].insert(ProjectFacts.folder(of: files[index].path))
      }
    }
  }

  /// Notes which functions are called after a time, or only later than what calls them.
  private mutating func noteTimes(of edges: ContiguousArray<Edge>) {
    isDelayed = ContiguousArray(repeating: false, count: functions.count)
    isCalledLater = isDelayed
    for edge in edges {
      if edge.flags.contains(.isDelayed) { isDelayed[Int(edge.callee)] = true }
      isCalledLater[Int(edge.callee)] = true
    }
    for edge in edges where !edge.flags.contains(.isLater) {
      isCalledLater[Int(edge.callee)] = false
    }
  }

  /// Notes the views for failures that come with what users begin or wait for.
  private mutating func noteFailureViews() {
    for view in failures where isHandedText(view) && !quietBanners.contains(view.name) {
      let asker = asker(ofToast: view.name)
      if !asker.isDisjoint(with: [.asked, .awaited, .firstLoad]) { failureViews.insert(view.name) }
    }
  }

  /// Notes which types post, and what those functions are called whose calls are heard.
  private mutating func noteSpeakers() {
    for index in functions.indices {
      if speaks[index] { postingTypes.insert(functions[index].type) }
      if speaks[index] || functions[index].flags.contains(.alwaysPresents) {
        speakingNames.insert(functions[index].name)
      }
    }
  }

  private mutating func add(_ file: FileFacts) {
    let path = Name(file.path)
    if file.path.hasSuffix(".swift"), !file.functions.isEmpty { hasSwift = true }
    confirmations.add(file.confirmations, of: file.path)
    addModels(of: file)
    for function in file.functions {
      let index = Int32(functions.count)
      functions.append(vocabulary.marked(function, file.calls))
      let key = function.type.member(function.name)
      previousOfMember.append(-1)
      if !function.flags.contains(.isAccessor) {
        noteSole(index)
        previousOfMember[Int(index)] = lastOfMember.updateValue(index, forKey: key) ?? -1
      }
      if FactTables.extendedViews.contains(function.type) { viewHelpers.insert(function.name) }
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
    for type in file.types { add(type) }
    counted.formUnion(file.countedCollections)
    if !file.localization.isEmpty {
      localizationTotal += file.localization
      localizationOf[path] = file.localization
    }
    announcers.append(contentsOf: file.announcers)
  }

  /// Takes in what a file tells of models, before its functions.
  private mutating func addModels(of file: FileFacts) {
    defer { subscriptionCount += file.subscriptions.count }
    for var change in file.stateChanges {
      change.function += Int32(functions.count)
      if change.subscription >= 0 { change.subscription += Int32(subscriptionCount) }
      stateChanges[change.type.member(change.property), default: []].append(change)
    }
    for var failure in file.caughtFailures {
      failure.function += Int32(functions.count)
      caughtFailures[failure.type, default: []].append(failure)
    }
    for derived in file.derivedProperties {
      derivedProperties[derived.type.member(derived.property), default: []] += derived.sources
    }
    for toast in file.toastViews {
      switch toast.kind {
      case .toast: toastViews.insert(toast.name)
      case .banner: banners.insert(toast.name)
      case .failure: failures.append(toast)
      }
    }
    for fact in file.carryingCases {
      noteCarried(fact.shape, by: fact.type.member(fact.name))
      guard fact.outer != .none else { continue }
      noteCarried(fact.shape, by: fact.outer.member(fact.type).member(fact.name))
    }
    for fact in file.caseValues {
      enumerations[fact.type.member(fact.property)] = fact.enumeration
    }
    rowViews.formUnion(file.rowViews)
    handedTexts.formUnion(file.handedTexts)
    for part in file.viewParts {
      if part.isBesideOthers { viewsBesideOthers.insert(part.part) }
      if part.isRepeated, part.view != .none { repeatedViews.insert(part.part) }
      if part.isTold { quietBanners.insert(part.part) }
    }
    quietBanners.formUnion(file.fixedToasts)
    for source in file.toastSources { toastSources[source.toast, default: []].append(source) }
  }

  private mutating func add(_ type: TypeFact) {
    if !type.isExtension { types.insert(type.name) }
    if type.isValue { values.insert(type.name) }
    // Extensions say it again, as do types of one name.
    for above in type.supertypes where supertypes[type.name]?.contains(above) != true {
      supertypes[type.name, default: []].append(above)
      subtypes[above, default: []].append(type.name)
    }
  }

  /// Notes what a case carries, unless another one of the name carries something else.
  private mutating func noteCarried(_ shape: TypeShape, by key: Name) {
    let isOther = carried[key].map { $0 != shape } ?? false
    carried[key] = isOther ? .unknown : shape
  }

  /// Notes a function under its base name, unless several types have one of that name.
  private mutating func noteSole(_ index: Int32) {
    let name = functions[Int(index)].name
    if let other = soleOfName.updateValue(index, forKey: name),
      other < 0 || functions[Int(other)].type != functions[Int(index)].type
    {
      soleOfName[name] = -1
    }
  }

  /// Notes what runs at each key: subscriptions to what the user types into a model, and what observes it there,
  /// `var code = "" { didSet { validate() } }`, but for what that only begins.
  private mutating func noteTyping(in files: [FileFacts], _ watching: [Name: [Int]]) {
    for member in typedMembers(of: files) {
      subscriptions.noteTyping(watchedBy: watching[member.type.member(member.name)] ?? [])
      guard let observer = lastOfMember[member.type.member(member.name.setter)] else { continue }
      askers[Int(observer)].insert(.repeated)
    }
    for node in subscriptions.typed { askers[node].insert(.hot) }
  }

  private mutating func spreadAskers(
    of files: [FileFacts], roots: SelectorRoots, edges: ContiguousArray<Edge>,
    _ watching: [Name: [Int]]
  ) {
    callers = CallerLists(edges.lazy.map { ($0.caller, $0.callee) }, count: functions.count)
    let outgoing = OutgoingCalls(edges, count: functions.count)
    let drawn = rootsOfInterfaces()
    for index in functions.indices {
      // What a drawn screen says of an action is more than what its name and sender tell.
      askers[index] =
        drawn[functions[index].type.member(functions[index].name)] ?? functions[index].root
      askers[index].formUnion(
        roots.asker(
          of: functions[index], declares: { lastOfMember[$0] != nil },
          ancestors: { ancestors(of: functions[index].type) }))
      if functions[index].flags.contains(.endsGesture), askers[index].contains(.hot) {
        askers[index].remove(.hot)
        askers[index].insert(.asked)
      }
      isAction[index] = askers[index] == .asked || askers[index] == .leaving
      if askers[index].isEmpty, callers[index].isEmpty { isAssumed[index] = true }
    }
    noteTyping(in: files, watching)
    neverRuns = functionsThatNeverRun(along: outgoing, files) { !askers[$0].isEmpty }
    var open = ContiguousArray(functions.indices.filter { !askers[$0].isEmpty })
    open += subscriptions.typed
    // What nobody is known to call runs anyhow, and so does what its closures say.
    let unknown = functions.indices.filter { isAssumed[$0] && !neverRuns[$0] }
    let spread = AskerSpread(outgoing: outgoing, subscriptions: subscriptions)
    spread.run(from: open, throughUnknown: unknown, in: &askers)
    open.removeAll()
    leaveFrames()
    spreadBegun(along: outgoing)
    for index in functions.indices
    where isAssumed[index] || askers[index] == .framed
      || (askers[index].isEmpty && functions[index].flags.contains(.soundsAsked))
    {
      guesses[index] = functions[index].flags.contains(.soundsAsked) ? .asked : .awaited
      open.append(index)
    }
    spread.run(from: open, in: &guesses)
  }

  /// Follows what users begin along all calls that are made once for one of their actions.
  private mutating func spreadBegun(
    along outgoing: OutgoingCalls
  ) {
    isBegunOnce = ContiguousArray(askers.lazy.map(\.isBegunOnce))
    var open = ContiguousArray(functions.indices.filter { isBegunOnce[$0] })
    func reach(_ edge: Edge) {
      let callee = Int(edge.callee)
      guard edge.isMadeOnce, !isBegunOnce[callee] else { return }
      isBegunOnce[callee] = true
      open.append(callee)
    }
    for edge in outgoing.edges where edge.own.isBegunOnce { reach(edge) }
    while let next = open.popLast() {
      for edge in outgoing[next] where edge.own.isEmpty { reach(edge) }
    }
  }

  /// Leaves what a camera calls for out of what others call for as well.
  private mutating func leaveFrames() {
    for index in functions.indices where askers[index] != .framed {
      // What holds up the next picture itself comes once for each that it is asked for.
      let isHeld = functions[index].flags.contains(.stopsFrames)
      askers[index] = isHeld ? askers[index].recognised : askers[index].subtracting(.framed)
    }
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
}
